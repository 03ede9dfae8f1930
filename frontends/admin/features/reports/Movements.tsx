import { exportMovements, type Currency, type movements, type Response } from '@rrr/contract';
import { Empty, ExportButton, ProblemNote, Section, Skeleton } from '@rrr/kit/desk';
import { AmountOf } from '../../pieces/AmountOf.js';
import { useMovementsQuery } from '../../shared/reports/reports.api.js';
import { useMonthName } from './use-month-name.js';
import { useReportWords } from '../../shared/reports/words/use-words.js';

type Month = Response<typeof movements>['months'][number];
type Kind = Exclude<keyof Month, 'month'>;
const KINDS = ['expired', 'reversed', 'corrected', 'adjusted', 'paid', 'unpaid'] as const satisfies readonly Kind[];

/** What moved riders' balances besides awards and redemptions, by month: what earned less redeemed does not show. */
export const Movements = ({ query }: { query: { currency: Currency; startDate?: string; endDate?: string } }) => {
  const [words, monthName] = [useReportWords(), useMonthName()];
  const { currentData, error, isFetching, refetch } = useMovementsQuery({ query });
  const moved = currentData?.months.filter((month) => KINDS.some((kind) => month[kind].count > 0));
  return (
    <Section
      title={words('moved.title')}
      side={<ExportButton of={{ endpoint: exportMovements, params: { role: 'admin' } }} query={query} />}
    >
      <p className="desk-muted">{words('moved.lead')}</p>
      {error !== undefined && !isFetching && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!moved && isFetching && <Skeleton lines={4} />}
      {moved?.length === 0 && <Empty text={words('moved.empty')} />}
      {moved && moved.length > 0 && (
        <div className="desk-table-frame" role="group" aria-label={words('moved.title')} tabIndex={0}>
          <table className="desk-table admin-report-table" data-dense>
            <thead>
              <tr>
                <th scope="col">{words('month')}</th>
                {KINDS.map((kind) => (
                  <th key={kind} scope="col" data-align="right">
                    {words(`moved.${kind}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {moved.map((month) => (
                <tr key={month.month}>
                  <th scope="row">{monthName(month.month)}</th>
                  {KINDS.map((kind) => (
                    <td
                      key={kind}
                      data-align="right"
                      data-label={words(`moved.${kind}`)}
                      data-none={month[kind].count === 0 || undefined}
                    >
                      <AmountOf money={month[kind].amount} count={month[kind].count} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Section>
  );
};
