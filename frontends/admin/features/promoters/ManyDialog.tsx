import { useDispatch } from 'react-redux';
import type { PromoterCard } from '@rrr/contract';
import { problemOf, useAct, useHost, useLocale, useNotify } from '@rrr/kit/base';
import { ActDialog, type Bulk } from '@rrr/kit/desk';
import { api } from '../../api.js';
import { decideMany, isUndoable, type ManyKind } from './bulk-acts.js';
import { usePromoterWords } from '../../shared/promoters/words/use-words.js';

/** so many are named, the rest is counted */
const NAMED = 3;

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
  const [locale, notify, dispatch] = [useLocale(), useNotify(), useDispatch()];
  const count = promoters.length;
  const send = (what: ManyKind, items: readonly PromoterCard[], reason: string) =>
    decideMany(http, { kind: what, ids: items.map(({ _id }) => _id), reason, unknown: t('many.unknown') });
  const namesOf = (items: readonly PromoterCard[]): string => {
    const names = items.slice(0, NAMED).map(({ name }) => name);
    const more = items.length - names.length;
    return new Intl.ListFormat(locale).format(more > 0 ? [...names, t('many.more', { count: more })] : names);
  };
  const undo = async (items: readonly PromoterCard[]) => {
    const failed = await send('undo', items, '').catch((error: unknown) => {
      const said = problemOf(error)?.detail ?? t('many.unknown');
      return Object.fromEntries(items.map(({ _id }) => [_id, said]));
    });
    const [why] = Object.values(failed);
    const left = items.filter(({ _id }) => failed[_id] !== undefined);
    notify(
      why === undefined
        ? { tone: 'good', text: t('many.undone', { names: namesOf(items) }) }
        : { tone: 'bad', text: t('many.notUndone', { names: namesOf(left), why }) },
    );
    dispatch(api.util.invalidateTags(['promoter']));
  };
  /** Says by name what was decided, and offers the way back. */
  const tell = (items: readonly PromoterCard[]) => {
    if (items.length === 0 || !isUndoable(kind)) return;
    notify({
      tone: 'good',
      text: t(`many.${kind}.told`, { names: namesOf(items) }),
      action: { label: t('many.undo.label'), run: () => void undo(items) },
    });
  };
  const act = useAct({
    send: (reason: string) =>
      Promise.resolve(
        void bulk.run(
          {
            key: kind,
            label: t(`many.${kind}.label`),
            done: t(`many.${kind}.row`),
            all: async (items) => {
              const failed = await send(kind, items, reason);
              tell(items.filter(({ _id }) => failed[_id] === undefined));
              return failed;
            },
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
