import { type Sql, whole } from '../sql.js';
import type { YearTotalRow } from '../tables/index.js';
import type { Keeping } from '../tallies.js';

/** Notes that what one rider redeemed is another's now; both wallets are locked. What they earned goes with the postings. */
export const moveRedeemed = async (sql: Sql, keeping: Keeping, from: string, to: string): Promise<void> => {
  const rows = await sql.rows<YearTotalRow>("SELECT year, currency, amount, n FROM year_totals WHERE subject_id = ? AND kind = 'redeemed'", [from]);
  for (const { year, currency, ...it } of rows) {
    const [amount, n] = [whole(it.amount), whole(it.n)];
    keeping.yearTotal({ kind: 'redeemed', year, currency, subjectId: from, n: -n, amount: -amount });
    keeping.yearTotal({ kind: 'redeemed', year, currency, subjectId: to, n, amount });
  }
};
