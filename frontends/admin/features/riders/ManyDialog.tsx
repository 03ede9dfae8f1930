import type { RiderCard } from '@rrr/contract';
import { useAct, useFormats, useHost } from '@rrr/kit/base';
import { ActDialog, type Bulk } from '@rrr/kit/desk';
import { actOnOne, type ManyKind } from './bulk-riders.js';
import { useRidersWords } from './words/use-words.js';

interface Props {
  kind: ManyKind;
  /** those that it acts on */
  riders: readonly RiderCard[];
  /** how many were chosen; the others get no e-mail */
  chosen: number;
  /** credit that expires within so many days expires soon */
  days: number;
  bulk: Pick<Bulk<RiderCard>, 'run'>;
  onClose: () => void;
}

/** Says what acting on many riders means, then does it row by row; the list reports each. */
export const ManyDialog = ({ kind, riders, chosen, days, bulk, onClose }: Props) => {
  const { http } = useHost();
  const [words, formats] = [useRidersWords(), useFormats()];
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
  const others = () => {
    const told = { days, with: formats.count(count), all: formats.count(chosen) };
    if (count === 0) return words('many.expiry.nobody', told);
    if (count === chosen) return words('many.expiry.all', told);
    return words('many.expiry.others', { ...told, count: chosen - count, rest: formats.count(chosen - count) });
  };
  const nobody = kind === 'expiry' && count === 0;
  const lead = nobody ? '' : words(`many.${kind}.lead`);
  return (
    <ActDialog
      title={nobody ? words('many.expiry.none') : words(`many.${kind}.title`, { count })}
      consequence={kind === 'expiry' ? `${others()} ${lead}`.trim() : lead}
      act={act}
      command={(reason) => reason}
      {...(count > 0 ? { confirm: words(`many.${kind}.confirm`, { count }) } : {})}
      keep={words('keep')}
      onClose={onClose}
    />
  );
};
