import type { HeldAward } from '@rrr/contract';
import { useAct, useHost } from '@rrr/kit/base';
import { ActDialog, type Bulk } from '@rrr/kit/desk';
import { askPhotosAgain, decideHeld, type Decision } from '../../shared/held-awards/held.api.js';
import { useWhy } from '../../shared/held-awards/use-why.js';
import { useHeldWords } from '../../shared/held-awards/words/use-words.js';

interface Props {
  decision: Decision | 'again';
  awards: readonly HeldAward[];
  bulk: Pick<Bulk<HeldAward>, 'run'>;
  onClose: () => void;
}

/** Says what deciding about many awards means and asks for the reason, then decides; the list reports each. */
export const DecideDialog = ({ decision, awards, bulk, onClose }: Props) => {
  const { http } = useHost();
  const [words, why] = [useHeldWords(), useWhy()];
  const act = useAct({
    send: (reason: string) =>
      Promise.resolve(
        void bulk.run(
          {
            key: decision,
            label: words(`acts.${decision}`),
            done: words(`rows.${decision}`),
            all: (items, key) =>
              decision === 'again'
                ? askPhotosAgain(http, { awards: items, reason })
                : decideHeld(http, { decision, awards: items, reason, key, why }),
          },
          awards,
        ),
      ),
    onDone: onClose,
  });
  return (
    <ActDialog
      title={words(`titles.${decision}`, { count: awards.length })}
      consequence={words(`leads.${decision}`)}
      act={act}
      command={(reason) => reason}
      confirm={words(`acts.${decision}`)}
      keep={words('keep')}
      reason={{ label: words('reason'), required: words('required') }}
      onClose={onClose}
    />
  );
};
