import type { RiderCard } from '@rrr/contract';
import { useAct, useHost } from '@rrr/kit/base';
import { ActDialog, type Bulk } from '@rrr/kit/desk';
import { actOnOne, type ManyKind } from './bulk-riders.js';
import { useRidersWords } from './words/use-words.js';

interface Props {
  kind: ManyKind;
  riders: readonly RiderCard[];
  bulk: Pick<Bulk<RiderCard>, 'run'>;
  onClose: () => void;
}

/** Says what acting on many riders means, then does it row by row; the list reports each. */
export const ManyDialog = ({ kind, riders, bulk, onClose }: Props) => {
  const { http } = useHost();
  const words = useRidersWords();
  const count = riders.length;
  const act = useAct({
    send: (_: string) =>
      Promise.resolve(
        void bulk.run(
          {
            key: kind,
            label: words(`many.${kind}.label`),
            done: words(`many.${kind}.row`),
            each: ({ _id }, key) => actOnOne(http, { kind, riderId: _id, key, nothing: words('many.expiry.nothing') }),
          },
          riders,
        ),
      ),
    onDone: onClose,
  });
  return (
    <ActDialog
      title={words(`many.${kind}.title`, { count })}
      consequence={words(`many.${kind}.lead`)}
      act={act}
      command={(reason) => reason}
      confirm={words(`many.${kind}.confirm`, { count })}
      keep={words('keep')}
      onClose={onClose}
    />
  );
};
