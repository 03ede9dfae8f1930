import type { PromoterCard } from '@rrr/contract';
import { useAct, useHost } from '@rrr/kit/base';
import { ActDialog, type Bulk } from '@rrr/kit/desk';
import { decideMany, type ManyKind } from './bulk-acts.js';
import { usePromoterWords } from './words/use-words.js';

interface Props {
  kind: ManyKind;
  promoters: readonly PromoterCard[];
  bulk: Pick<Bulk<PromoterCard>, 'run'>;
  onClose: () => void;
}

/** Says what deciding about many means, then runs it over the list, which reports each. */
export const ManyDialog = ({ kind, promoters, bulk, onClose }: Props) => {
  const { http } = useHost();
  const t = usePromoterWords();
  const count = promoters.length;
  const act = useAct({
    send: (reason: string) =>
      Promise.resolve(
        void bulk.run(
          {
            key: kind,
            label: t(`many.${kind}.label`),
            done: t(`many.${kind}.row`),
            all: (items) =>
              decideMany(http, { kind, ids: items.map(({ _id }) => _id), reason, unknown: t('many.unknown') }),
          },
          promoters,
        ),
      ),
    onDone: onClose,
  });
  return (
    <ActDialog
      title={t(`many.${kind}.title`, { count })}
      consequence={t(`many.${kind}.lead`)}
      act={act}
      command={(reason) => reason}
      confirm={t(`many.${kind}.confirm`, { count })}
      keep={t('keep')}
      {...(kind === 'reject' ? { reason: { label: t('reason'), required: t('reasonRequired') } } : {})}
      {...(kind === 'delete' ? { phrase: t('many.phrase', { count }) } : {})}
      onClose={onClose}
    />
  );
};
