import type { ReportRider, RiderCash, RiderEarnings, RiderRedemptions } from '@rrr/core/reports';
import type { Currency } from '@rrr/core/shared';
import type { Knex } from 'knex';
import type { Database } from '../../open-database.js';
import type { Reader } from '../../reader.js';
import { marks, type Value, whole } from '../../sql.js';
import { ALL_YEARS, type YearKind } from '../../summaries/year-totals.js';
import { IS_UNCLAIMED } from '../../waiting-cash.js';
import type { Order } from '../paging.js';
import { momentsOf } from './figures.js';
import { groupBy } from './group-by.js';

type Raw = number | string | null;
type Of<T> = T & { readonly rider_id: string };

/** Whose year totals a report lists. */
export interface Totals {
  readonly kind: YearKind;
  readonly year: number;
  readonly currency: Currency;
}

/** Riders with a total, highest first; served by an index. */
export const MOST_FIRST: Order = [
  { column: 'amount', order: 'desc' },
  { column: 'subject_id', order: 'desc' },
];
export const totalsOf = ({ read }: Database, { kind, year, currency }: Totals): Knex.QueryBuilder =>
  read('year_totals').where({ kind, year, currency }).where('amount', '>', 0);

interface Found {
  readonly id: string;
  readonly full_name: string;
  readonly hometown: string | null;
  readonly state: string | null;
  readonly amount: Raw;
  readonly n: Raw;
}
export type Row = ReportRider & { readonly amount: number; readonly count: number };

const rowOf = ({ full_name, amount, n, ...it }: Found): Row => ({
  ...it,
  fullName: full_name,
  amount: whole(amount),
  count: whole(n),
});
const daysOf = (year: number): readonly [string, string] =>
  year === ALL_YEARS ? ['', '9999'] : [`${year}-01-01`, `${year}-12-31`];

/** Loads the rider columns of reports for the given riders, in order. */
export const riderRows = (reader: Reader, zone: string) => {
  const ofRiders = async <T>(
    items: readonly Row[],
    text: (marks: string) => string,
    values: readonly Value[] = [],
  ): Promise<ReadonlyMap<string, readonly Of<T>[]>> => {
    const ids = items.map((it) => it.id);
    const rows = ids.length === 0 ? [] : await reader.rows<Of<T>>(text(marks(ids)), [...ids, ...values]);
    return groupBy(rows, (it) => it.rider_id);
  };

  return {
    rows: async ({ kind, year, currency }: Totals, ids: readonly string[]): Promise<readonly Row[]> => {
      const text = `SELECT r.id, r.full_name, r.hometown, r.state, t.amount, t.n FROM riders r
        JOIN year_totals t ON t.kind = ? AND t.year = ? AND t.currency = ? AND t.subject_id = r.id WHERE r.id IN (${marks(ids)})`;
      const rows = ids.length === 0 ? [] : await reader.rows<Found>(text, [kind, year, currency, ...ids]);
      const byId = new Map(rows.map((it) => [it.id, it]));
      return ids.flatMap((id) => byId.get(id) ?? []).map(rowOf);
    },

    earnings: async (items: readonly Row[], currency: Currency, year: number): Promise<readonly RiderEarnings[]> => {
      const sums = await ofRiders<{ type: string; amount: Raw }>(
        items,
        (some) =>
          `SELECT rider_id, type, SUM(initial_value) AS amount FROM awards WHERE rider_id IN (${some})
            AND currency = ? AND awarded_on >= ? AND awarded_on <= ? GROUP BY rider_id, type`,
        [currency, ...daysOf(year)],
      );
      const of = (id: string, type: string): number => whole(sums.get(id)?.find((it) => it.type === type)?.amount ?? 0);
      return items.map((row) => ({
        ...row,
        byType: { credit: of(row.id, 'credit'), bonus: of(row.id, 'bonus'), cash: of(row.id, 'cash') },
      }));
    },

    redemptions: async (
      items: readonly Row[],
      currency: Currency,
      year: number,
    ): Promise<readonly RiderRedemptions[]> => {
      const [from, until] = momentsOf({ from: `${year}-01-01`, to: `${year}-12-31` }, zone);
      const redeemed = await ofRiders<{ amount: Raw; n: Raw }>(
        items,
        (some) => `SELECT rider_id, SUM(amount) AS amount, COUNT(*) AS n FROM redemptions
          WHERE rider_id IN (${some}) AND redeemed_at >= ? AND redeemed_at < ? AND currency = ? AND status <> 'revoked' GROUP BY rider_id`,
        [from, until, currency],
      );
      return items.map((row) => {
        const theirs = redeemed.get(row.id)?.[0];
        return { ...row, earned: row.amount, amount: whole(theirs?.amount ?? 0), count: whole(theirs?.n ?? 0) };
      });
    },

    cash: async (items: readonly Row[], currency: Currency): Promise<readonly RiderCash[]> => {
      const [claims, open] = await Promise.all([
        ofRiders<{ state: string; gross: Raw; withheld: Raw }>(
          items,
          (some) =>
            `SELECT rider_id, state, SUM(gross) AS gross, SUM(withholding) AS withheld FROM payout_claims
              WHERE rider_id IN (${some}) AND currency = ? GROUP BY rider_id, state`,
          [currency],
        ),
        // counted from claims, because corrections change awards before the claim is refreshed
        ofRiders<{ amount: Raw }>(
          items,
          (some) =>
            `SELECT a.rider_id, SUM(a.current_value) AS amount FROM awards a WHERE a.rider_id IN (${some})
              AND a.currency = ? AND a.current_value > 0 AND ${IS_UNCLAIMED} GROUP BY a.rider_id`,
          [currency],
        ),
      ]);
      return items.map(({ amount, count: _, ...it }) => {
        const of = (state: string) => claims.get(it.id)?.find((claim) => claim.state === state);
        return {
          ...it,
          earned: amount,
          inClaim: whole(of('pending')?.gross ?? 0),
          paid: whole(of('sent')?.gross ?? 0),
          withheld: whole(of('sent')?.withheld ?? 0),
          open: whole(open.get(it.id)?.[0]?.amount ?? 0),
        };
      });
    },
  };
};
