import { Link } from 'react-router-dom';
import { monthName, today, useFormats, useLocale, usePath } from '@rrr/kit/base';
import { Chart, cumulative } from '@rrr/kit/desk';
import { usePayoutMonthsQuery } from '../../shared/cash-out/cash-out.api.js';
import { useMovementsQuery, useSummaryQuery } from '../../shared/reports/reports.api.js';
import type { Year } from './use-year.js';
import { useHomeWords } from './words/use-words.js';

/**
 * What riders earned in a year against what was redeemed, paid or expired, month after month; the band is
 * still owed.
 */
export const Issued = ({ of: { year, currency, period } }: { of: Year }) => {
  const [words, formats, locale, path] = [useHomeWords(), useFormats(), useLocale(), usePath()];
  const query = { currency, ...period };
  const summary = useSummaryQuery({ query });
  const paid = usePayoutMonthsQuery({ query });
  const moved = useMovementsQuery({ query });
  const failed = [summary, paid, moved].find((item) => item.error !== undefined && !item.isFetching);
  const months = summary.currentData?.months;
  const sent = new Map(paid.currentData?.months.map((month) => [month.month, month.sent.amount]));
  // what left a wallet is negative; what was taken back or corrected is not counted as earned to begin with
  const expired = new Map(moved.currentData?.months.map((month) => [month.month, -month.expired.amount.amount]));
  const ahead = (month: string) => month.slice(0, 7) > today().slice(0, 7);
  const out =
    months?.map((month) => month.redeemed.amount + (sent.get(month.month) ?? 0) + (expired.get(month.month) ?? 0)) ??
    [];
  const sum = (of: readonly number[]) => of.reduce((total, amount) => total + amount, 0);
  const [earned, gone] = [sum(months?.map((month) => month.earned.amount) ?? []), sum(out)];
  const money = (amount: number) => formats.money({ amount, currency });
  return (
    <Chart
      beside
      title={words('issued.title', { year })}
      side={
        <Link to={`${path('/summary')}?${new URLSearchParams({ currency, ...period })}`}>{words('issued.all')}</Link>
      }
      says={words('issued.says', { earned: money(earned), out: money(gone), owed: money(earned - gone) })}
      empty={words('issued.empty', { currency, year })}
      {...(failed
        ? {
            error: failed.error,
            onRetry: () => {
              void summary.refetch();
              void paid.refetch();
              void moved.refetch();
            },
          }
        : {})}
      data={
        months &&
        paid.currentData &&
        moved.currentData && {
          kind: 'lines',
          unit: { currency },
          category: words('month'),
          categories: months.map(({ month }) => monthName(locale, month)),
          between: words('issued.owed'),
          series: [
            {
              key: 'earned',
              label: words('issued.earned'),
              tone: 'ink',
              values: cumulative(months.map((month) => (ahead(month.month) ? null : month.earned.amount))),
            },
            {
              key: 'out',
              label: words('issued.out'),
              tone: 'brand',
              values: cumulative(months.map((month, at) => (ahead(month.month) ? null : (out[at] ?? 0)))),
            },
          ],
        }
      }
    />
  );
};
