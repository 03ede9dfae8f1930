import type { ReportQueries, ShownPayout } from '@rrr/core/reports';
import type { Reader } from '../../reader.js';
import { whole } from '../../sql.js';

/** Newest awards read of each currency, and riders read of a ranking. */
const READ = { awards: 1_000, riders: 500 } as const;
/** Riders who may be named: active, of age, and asked. Also leaves out merged riders, who are deactivated. */
const MAY_BE_NAMED = 'r.show_name = 1 AND r.deactivated = 0 AND r.born_on <= ?';

interface PayoutRow {
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

const newestOf = `SELECT * FROM (SELECT id, rider_id, class_id, initial_value, currency, type, status, awarded_at, awarded_on
  FROM awards WHERE currency = ? AND awarded_at >= ? ORDER BY awarded_at DESC LIMIT ${READ.awards})`;
const CURRENCIES = ['USD', 'CAD', 'EUR'] as const;

/** Riders in public: both lists are bounded, however few agreed to be named. */
export const shownRiderQueries = (reader: Reader): Pick<ReportQueries, 'shownPayouts' | 'shownTopRiders'> => ({
  shownPayouts: async ({ since, bornBy, limit }) => {
    const newest = CURRENCIES.map((_, at) => `${newestOf} n${at}`).join(' UNION ALL ');
    const rows = await reader.rows<PayoutRow>(
      `SELECT r.first_name, r.last_name, x.place, c.name AS class_name, e.type AS event_type,
         a.initial_value AS amount, a.currency, a.type, a.awarded_on
       FROM (${newest}) a
       JOIN riders r ON r.id = a.rider_id AND ${MAY_BE_NAMED}
       JOIN results x ON x.class_id = a.class_id AND x.rider_id = a.rider_id AND x.place IS NOT NULL
       JOIN classes c ON c.id = a.class_id
       JOIN events e ON e.id = c.event_id
       WHERE a.status <> 'reversed' AND a.initial_value > 0
       ORDER BY a.awarded_at DESC, a.id DESC LIMIT ?`,
      [...CURRENCIES.flatMap((it) => [it, since]), bornBy, limit],
    );
    return rows.map((row) => ({
      firstName: row.first_name,
      lastName: row.last_name,
      place: row.place,
      className: row.class_name,
      eventType: row.event_type,
      amount: whole(row.amount),
      currency: row.currency,
      type: row.type,
      awardedOn: row.awarded_on,
    }));
  },

  shownTopRiders: async (group, { currency, year, bornBy, limit }) => {
    const rows = await reader.rows<{ first_name: string; last_name: string; amount: number | string }>(
      `SELECT r.first_name, r.last_name, t.amount FROM (
         SELECT subject_id, amount FROM year_totals WHERE kind = ? AND year = ? AND currency = ? AND amount > 0
        ORDER BY amount DESC, subject_id DESC LIMIT ${READ.riders}) t
       JOIN riders r ON r.id = t.subject_id AND ${MAY_BE_NAMED} ORDER BY t.amount DESC, r.id DESC LIMIT ?`,
      [group, year, currency, bornBy, limit],
    );
    return rows.map((row) => ({ firstName: row.first_name, lastName: row.last_name, amount: whole(row.amount) }));
  },
});
