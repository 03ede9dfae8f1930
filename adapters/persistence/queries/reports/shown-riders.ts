import type { ReportQueries, ShownPayout } from '@rrr/core/reports';
import { amountOf, rowsOf } from '../../measures.js';
import type { Reader } from '../../reader.js';
import { rowsIn, toSafeInteger } from '../../sql.js';
import type { RiderRow } from '../../tables/index.js';

/** Newest awards read of each currency, riders read of a ranking, and awards looked at for each that is shown. */
const READ = { awards: 500, riders: 500, spare: 5 } as const;
/** Who may be named: active, of age, agreed. Merged riders are deactivated. */
const MAY_BE_NAMED = 'r.show_name = 1 AND r.deactivated = 0 AND r.born_on <= ?';

interface AwardFound {
  readonly id: string;
  readonly rider_id: string;
  readonly awarded_at: string;
}

interface PayoutRow {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly place: number;
  readonly class_name: string;
  readonly event_type: string;
  readonly amount: number | string;
  readonly currency: ShownPayout['currency'];
  readonly type: ShownPayout['type'];
  readonly awarded_on: string;
}

const shownOf = (row: PayoutRow): ShownPayout => ({
  firstName: row.first_name,
  lastName: row.last_name,
  place: row.place,
  className: row.class_name,
  eventType: row.event_type,
  amount: toSafeInteger(row.amount),
  currency: row.currency,
  type: row.type,
  awardedOn: row.awarded_on,
});

const CURRENCIES = ['USD', 'CAD', 'EUR'] as const;
const newest = (one: AwardFound, other: AwardFound): number =>
  one.awarded_at === other.awarded_at ? (one.id < other.id ? 1 : -1) : one.awarded_at < other.awarded_at ? 1 : -1;

/** Riders in public: both lists are bounded, however few agreed to be named. */
export const shownRiderQueries = (reader: Reader): Pick<ReportQueries, 'shownPayouts' | 'shownTopRiders'> => ({
  shownPayouts: async ({ since, bornBy, limit }) => {
    const found = await Promise.all(
      CURRENCIES.map((currency) =>
        reader.rows<AwardFound>(
          'SELECT id, rider_id, awarded_at FROM awards WHERE currency = ? AND awarded_at >= ? ORDER BY awarded_at DESC LIMIT ?',
          [currency, since, READ.awards],
        ),
      ),
    );
    const awards = found.flat();
    const riders = await rowsIn<Pick<RiderRow, 'id' | 'show_name' | 'deactivated' | 'born_on'>>(
      reader,
      [...new Set(awards.map((award) => award.rider_id))],
      (some) => `SELECT id, show_name, deactivated, born_on FROM riders WHERE id IN (${some})`,
    );
    const named = new Set(
      riders.flatMap(({ id, show_name: agreed, deactivated, born_on: born }) =>
        agreed && !deactivated && born !== null && born <= bornBy ? [id] : [],
      ),
    );
    // some of them are a bonus or were reversed
    const chosen = awards
      .filter((award) => named.has(award.rider_id))
      .sort(newest)
      .slice(0, limit * READ.spare)
      .map((award) => award.id);
    const rows = await rowsIn<PayoutRow>(
      reader,
      chosen,
      (some) => `SELECT a.id, r.first_name, r.last_name, x.place, c.name AS class_name, e.type AS event_type,
        ${amountOf('earned', 'a')} AS amount, a.currency, a.type, a.awarded_on
        FROM awards a JOIN riders r ON r.id = a.rider_id
        JOIN results x ON x.class_id = a.class_id AND x.rider_id = a.rider_id AND x.place IS NOT NULL
        JOIN classes c ON c.id = a.class_id JOIN events e ON e.id = c.event_id
        WHERE a.id IN (${some}) AND a.type <> 'bonus' AND ${rowsOf('earned', 'a')}`,
    );
    // a rider listed twice in a class earns with the better place
    const byId = new Map(rows.toSorted((a, b) => b.place - a.place).map((row) => [row.id, shownOf(row)]));
    return chosen.flatMap((id) => byId.get(id) ?? []).slice(0, limit);
  },

  shownTopRiders: async (group, { currency, year, bornBy, limit }) => {
    const rows = await reader.rows<{ first_name: string; last_name: string; amount: number | string }>(
      `SELECT r.first_name, r.last_name, t.amount FROM (
         SELECT subject_id, amount FROM year_totals WHERE kind = ? AND year = ? AND currency = ? AND amount > 0
        ORDER BY amount DESC, subject_id DESC LIMIT ${READ.riders}) t
       JOIN riders r ON r.id = t.subject_id AND ${MAY_BE_NAMED} ORDER BY t.amount DESC, r.id DESC LIMIT ?`,
      [group, year, currency, bornBy, limit],
    );
    return rows.map((row) => ({
      firstName: row.first_name,
      lastName: row.last_name,
      amount: toSafeInteger(row.amount),
    }));
  },
});
