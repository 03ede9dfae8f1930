import { useSearchParams } from 'react-router-dom';
import { useFormats } from '@rrr/kit/base';
import { Amount, ProblemNote, Skeleton, Status } from '@rrr/kit/desk';
import { useDueTotalsQuery } from '../../shared/refunds/refunds.api.js';
import { DEALER_ID } from './use-refund-filters.js';
import { useRefundWords } from '../../shared/refunds/words/use-words.js';

/** How much is due in each currency, to all dealers or the one that the address names; amber only what is late. */
export const DueTotals = () => {
  const [t, formats] = [useRefundWords(), useFormats()];
  const asked = useSearchParams()[0].get('dealerId') ?? '';
  const { currentData, error, isFetching, refetch } = useDueTotalsQuery({
    params: { role: 'admin' },
    query: DEALER_ID.test(asked) ? { dealerId: asked } : {},
  });
  if (!currentData)
    return isFetching ? (
      <Skeleton lines={1} height={72} />
    ) : (
      error !== undefined && <ProblemNote error={error} onRetry={() => void refetch()} />
    );
  if (currentData.totals.length === 0) return null;
  return (
    <ul className="admin-sums">
      {currentData.totals.map(({ due, overdue }) => (
        <li key={due.amount.currency}>
          <span className="desk-muted">{t('total', { count: due.count })}</span>
          <span className="desk-balance-figure">
            <Amount money={due.amount} />
          </span>
          {overdue.count > 0 && (
            <Status tone="wait">
              {t('totalOverdue', { money: formats.money(overdue.amount), count: overdue.count })}
            </Status>
          )}
        </li>
      ))}
    </ul>
  );
};
