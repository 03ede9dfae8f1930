import type { PromoterDetail } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { Empty, Section, Status } from '@rrr/kit/desk';
import { usePromoterWords } from './words/use-words.js';

/** Every decision about a promoter, newest first, with who made it and whether it was undone. */
export const History = ({ decisions, status }: Pick<PromoterDetail, 'decisions' | 'status'>) => {
  const [t, formats] = [usePromoterWords(), useFormats()];
  return (
    <Section title={t('history.title')}>
      {!decisions || decisions.length === 0 ? (
        <Empty text={t(status === 'approved' ? 'history.added' : 'history.none')} />
      ) : (
        <ol className="admin-lines">
          {decisions.map((it) => (
            <li key={it.at}>
              <Status tone={it.undoneAt ? 'plain' : it.to === 'approved' ? 'good' : 'bad'}>
                {t(`statuses.${it.to}`)}
              </Status>{' '}
              <span>{t('history.by', { when: formats.instant(it.at), who: it.by })}</span>
              {it.undoneAt && (
                <span className="desk-muted"> {t('history.undone', { when: formats.instant(it.undoneAt) })}</span>
              )}
              {it.reason && (
                // a reason stands in whatever language it was typed in
                <div lang="">{it.reason}</div>
              )}
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
};
