import type { HeldAward } from '@rrr/contract';
import { useAct, useHost } from '@rrr/kit/base';
import { ActDialog, type Bulk } from '@rrr/kit/desk';
import { decideHeld, type Decision } from './held.api.js';
import { useHeldWords } from './words/use-words.js';

interface Props {
  decision: Decision;
  awards: readonly HeldAward[];
  bulk: Pick<Bulk<HeldAward>, 'run'>;
  onClose: () => void;
}

/** Says what deciding about many awards means and asks for the reason, then decides; the list reports each. */
export const DecideDialog = ({ decision, awards, bulk, onClose }: Props) => {
  const { http } = useHost();
  const words = useHeldWords();
  const act = useAct({
    send: (reason: string) =>
      Promise.resolve(
        void bulk.run(
          {
            key: decision,
            label: words(`acts.${decision}`),
            done: words(`rows.${decision}`),
            all: (items, key) =>
              decideHeld(http, {
                decision,
                awards: items,
                reason,
                key,
                why: { 'not-held': words('notHeld'), 'entered-by-you': words('enteredByYou') },
              }),
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
