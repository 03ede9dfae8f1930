import type { ReportRider, RiderCash, RiderEarnings, RiderGroup, RiderRedemptions } from '@rrr/core/reports';
import type { Currency } from '@rrr/core/shared';
import type { Knex } from 'knex';
import { amountOf, OF_GROUP, rowsOf } from '../../measures.js';
import type { Database } from '../../open-database.js';
import type { Reader } from '../../reader.js';
import { placeholders, type Value, toSafeInteger } from '../../sql.js';
import { ALL_YEARS, type YearKind } from '../../summaries/year-totals.js';
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
/**
 * Of one year, riders who earned. Of all years, also those whose awards were all taken back: what they redeemed or were
 * paid still counts. A merged rider has nothing any more.
 */
export const totalsOf = ({ read }: Database, { kind, year, currency }: Totals): Knex.QueryBuilder => {
  const list = read('year_totals').where({ kind, year, currency });
  return year === ALL_YEARS ? list.whereRaw(`(amount > 0 OR ${IS_UNMERGED})`) : list.where('amount', '>', 0);
};
// as a value, looked up for rows of 0 alone
const IS_UNMERGED = '(SELECT m.merged_into FROM riders m WHERE m.id = subject_id) IS NULL';

interface Found {
  readonly id: string;
  readonly full_name: string;
  readonly hometown: string | null;
  readonly state: string | null;
  readonly amount: Raw;
  readonly n: Raw;
}
export type Row = ReportRider & { readonly amount: number; readonly count: number };

const rowOf = ({ full_name, amount, n, ...rest }: Found): Row => ({
  ...rest,
  fullName: full_name,
  amount: toSafeInteger(amount),
  count: toSafeInteger(n),
});
/** The entry that an award began with: `f`. */
const IS_FIRST = "f.kind IN ('award', 'adjust') AND f.amount > 0";

const daysOf = (year: number): readonly [string, string] =>
  year === ALL_YEARS ? ['', '9999'] : [`${year}-01-01`, `${year}-12-31`];

/** Loads the rider columns of reports for the given riders, in order. */
export const riderRows = (reader: Reader, zone: string) => {
  const ofRiders = async <T>(
    items: readonly Row[],
    text: (placeholders: string) => string,
    values: readonly Value[] = [],
  ): Promise<ReadonlyMap<string, readonly Of<T>[]>> => {
    const ids = items.map((item) => item.id);
    const rows = ids.length === 0 ? [] : await reader.rows<Of<T>>(text(placeholders(ids)), [...ids, ...values]);
    return groupBy(rows, (row) => row.rider_id);
  };

  return {
    rows: async ({ kind, year, currency }: Totals, ids: readonly string[]): Promise<readonly Row[]> => {
      const text = `SELECT r.id, r.full_name, r.hometown, r.state, t.amount, t.n FROM riders r
        JOIN year_totals t ON t.kind = ? AND t.year = ? AND t.currency = ? AND t.subject_id = r.id WHERE r.id IN (${placeholders(ids)})`;
      const rows = ids.length === 0 ? [] : await reader.rows<Found>(text, [kind, year, currency, ...ids]);
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.flatMap((id) => byId.get(id) ?? []).map(rowOf);
    },

    earnings: async (
      group: RiderGroup,
      items: readonly Row[],
      currency: Currency,
      year: number,
    ): Promise<readonly RiderEarnings[]> => {
      const sums = await ofRiders<{ type: string; amount: Raw }>(
        items,
        (some) =>
          `SELECT rider_id, type, SUM(${amountOf('earned')}) AS amount FROM awards WHERE rider_id IN (${some})
            AND currency = ? AND awarded_on >= ? AND awarded_on <= ? AND ${rowsOf('earned')} ${OF_GROUP[group]}
            GROUP BY rider_id, type`,
        [currency, ...daysOf(year)],
      );
      const of = (id: string, type: string): number =>
        toSafeInteger(sums.get(id)?.find((item) => item.type === type)?.amount ?? 0);
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
      const [redeemed, given] = await Promise.all([
        ofRiders<{ amount: Raw; n: Raw }>(
          items,
          (some) => `SELECT rider_id, SUM(${amountOf('redeemed')}) AS amount, COUNT(*) AS n FROM redemptions
            WHERE rider_id IN (${some}) AND redeemed_at >= ? AND redeemed_at < ? AND currency = ? AND ${rowsOf('redeemed')}
            GROUP BY rider_id`,
          [from, until, currency],
        ),
        ofRiders<{ issued: Raw; taken_back: Raw }>(
          items,
          (
            some,
          ) => `SELECT a.rider_id, SUM(${amountOf('issued', 'a')}) AS issued, SUM(${amountOf('takenBack', 'a')}) AS taken_back
            FROM awards a LEFT JOIN ledger_entries f ON f.award_id = a.id AND ${IS_FIRST}
            WHERE a.rider_id IN (${some}) AND a.currency = ? AND ${rowsOf('issued', 'a')} GROUP BY a.rider_id`,
          [currency],
        ),
      ]);
      return items.map((row) => {
        const [theirs, awards] = [redeemed.get(row.id)?.[0], given.get(row.id)?.[0]];
        return {
          ...row,
          issued: toSafeInteger(awards?.issued ?? 0),
          takenBack: toSafeInteger(awards?.taken_back ?? 0),
          earned: row.amount,
          amount: toSafeInteger(theirs?.amount ?? 0),
          count: toSafeInteger(theirs?.n ?? 0),
        };
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
            `SELECT a.rider_id, SUM(${amountOf('open', 'a')}) AS amount FROM awards a WHERE a.rider_id IN (${some})
              AND a.currency = ? AND ${rowsOf('open', 'a')} GROUP BY a.rider_id`,
          [currency],
        ),
      ]);
      return items.map(({ amount, count: _, ...value }) => {
        const of = (state: string) => claims.get(value.id)?.find((claim) => claim.state === state);
        return {
          ...value,
          earned: amount,
          inClaim: toSafeInteger(of('pending')?.gross ?? 0),
          paid: toSafeInteger(of('sent')?.gross ?? 0),
          withheld: toSafeInteger(of('sent')?.withheld ?? 0),
          open: toSafeInteger(open.get(value.id)?.[0]?.amount ?? 0),
        };
      });
    },
  };
};
