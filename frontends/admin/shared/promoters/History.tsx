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
          {decisions.map((decision) => (
            <li key={decision.at}>
              <Status tone={decision.undoneAt ? 'plain' : decision.to === 'approved' ? 'good' : 'bad'}>
                {t(`statuses.${decision.to}`)}
              </Status>{' '}
              <span>{t('history.by', { when: formats.instant(decision.at), who: decision.by })}</span>
              {decision.undoneAt && (
                <span className="desk-muted"> {t('history.undone', { when: formats.instant(decision.undoneAt) })}</span>
              )}
              {decision.reason && (
                // a reason stands in whatever language it was typed in
                <div lang="">{decision.reason}</div>
              )}
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
};
