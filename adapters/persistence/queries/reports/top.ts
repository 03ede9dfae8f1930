import type { ReportQueries } from '@rrr/core/reports';
import type { Reader } from '../../reader.js';
import { toSafeInteger } from '../../sql.js';
import { topDealerKind } from '../../summaries/kinds.js';

type Found = { readonly amount: number | string; readonly n: number | string };
const amountOf = ({ amount, n }: Found) => ({ amount: toSafeInteger(amount), count: toSafeInteger(n) });

export const topQueries = (reader: Reader): Pick<ReportQueries, 'topDealers' | 'topRiders'> => ({
  topDealers: async ({ currency, year, limit }) => {
    const rows = await reader.rows<Found & { id: string; name: string; city: string | null; state: string | null }>(
      `SELECT d.id, d.name, d.city, d.state, t.amount, t.n FROM (
         SELECT tally_key, SUM(amount) AS amount, SUM(n) AS n FROM tallies WHERE kind = ? GROUP BY tally_key
        HAVING SUM(n) > 0 ORDER BY SUM(amount) DESC, tally_key LIMIT ?) t
       JOIN dealers d ON d.id = t.tally_key ORDER BY t.amount DESC, d.id`,
      [topDealerKind(currency, String(year)), limit],
    );
    return rows.map(({ amount, n, ...rest }) => ({ ...rest, ...amountOf({ amount, n }) }));
  },

  topRiders: async (group, { currency, year, limit }) => {
    const rows = await reader.rows<
      Found & { id: string; full_name: string; hometown: string | null; state: string | null }
    >(
      `SELECT r.id, r.full_name, r.hometown, r.state, t.amount, t.n FROM (
         SELECT subject_id, amount, n FROM year_totals WHERE kind = ? AND year = ? AND currency = ? AND amount > 0
        ORDER BY amount DESC, subject_id DESC LIMIT ?) t
       JOIN riders r ON r.id = t.subject_id ORDER BY t.amount DESC, r.id DESC`,
      [group, year, currency, limit],
    );
    return rows.map(({ full_name, amount, n, ...rest }) => ({
      ...rest,
      fullName: full_name,
      ...amountOf({ amount, n }),
    }));
  },
});
