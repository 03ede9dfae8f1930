import { Link } from 'react-router-dom';
import { today, useFormats, usePath } from '@rrr/kit/base';
import { Amount, ProblemNote, Section, Skeleton } from '@rrr/kit/desk';
import { useDealerMonthQuery } from '../../shared/dealers/dealers.api.js';
import { useDealerWords } from './words/use-words.js';

/** What the program owes a dealer at this moment, and the way to refund it. */
export const Owed = ({ dealerId }: { dealerId: string }) => {
  const [t, formats, path] = [useDealerWords(), useFormats(), usePath()];
  const { currentData, error, isFetching, refetch } = useDealerMonthQuery({
    params: { role: 'admin', dealerId },
    query: { month: today().slice(0, 7) },
  });
  return (
    <Section title={t('owed')}>
      {!currentData && error !== undefined && !isFetching && (
        <ProblemNote error={error} onRetry={() => void refetch()} />
      )}
      {!currentData && isFetching && <Skeleton lines={2} height={48} />}
      {currentData && (
        <>
          <p className="desk-balance-figure">
            <Amount money={currentData.closing} />
          </p>
          <p className="desk-muted">
            {t('owedLead', {
              redeemed: formats.money(currentData.totals.redeemed.amount),
              refunded: formats.money(currentData.totals.refunded.amount),
            })}
          </p>
          {currentData.closing.amount > 0 ? (
            <div>
              <Link className="button primary" to={path(`/dealer-refunds?dealerId=${dealerId}`)}>
                {t('seeDue')}
              </Link>
            </div>
          ) : (
            <p>{t('noDue')}</p>
          )}
        </>
      )}
    </Section>
  );
};
