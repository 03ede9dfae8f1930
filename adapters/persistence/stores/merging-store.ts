import type { Holdings, MergingRider, MergingStore, SharedResult } from '@rrr/core/merging';
import { bulkInsert } from '../bulk-insert.js';
import { chunks, forUpdate, placeholders, type Sql, toSafeInteger } from '../sql.js';
import { AWARD, awardOf } from './money-rows.js';
import { notingBrands } from '../summaries/note-others.js';
import type { AwardRow, RiderRow } from '../tables/index.js';
import type { Keeping } from '../summaries/tallies.js';
import { closeRider, moveRows } from './merged-rows.js';

const HOLDINGS: Readonly<Record<keyof Holdings, string>> = {
  bikes: 'bikes',
  results: 'results',
  awards: 'awards',
  redemptions: 'redemptions',
  claims: 'payout_claims',
  notes: 'rider_notes',
  documents: 'documents',
  favourites: 'favourites',
  timecards: 'timecards',
};

/** The deleted rider's rows kept in the merge record; ledger entries stay in their wallets. */
const KEPT_ROWS = [
  'riders',
  'bikes',
  'results',
  'awards',
  'redemptions',
  'payout_claims',
  'credit_choices',
  'rider_cash_years',
  'rider_notes',
  'documents',
  'favourites',
  'timecards',
  'wallets',
] as const;

export const sqlMergingStore = (sql: Sql, keeping: Keeping): MergingStore => ({
  lock: async (riderIds) => {
    const rows = await sql.rows<Pick<RiderRow, 'id' | 'full_name' | 'email' | 'merged_into'>>(
      `SELECT id, full_name, email, merged_into FROM riders WHERE id IN (${placeholders(riderIds)}) ORDER BY id${forUpdate(sql)}`,
      riderIds,
    );
    return rows.map((row): MergingRider => ({
      id: row.id,
      fullName: row.full_name,
      email: row.email,
      mergedInto: row.merged_into,
    }));
  },

  lockEventsOf: async (riderId) => {
    const rows = await sql.rows<{ event_id: string }>(
      `SELECT event_id FROM results WHERE rider_id = ? UNION SELECT event_id FROM awards WHERE rider_id = ?
        AND event_id IS NOT NULL ORDER BY event_id`,
      [riderId, riderId],
    );
    for (const some of chunks(
      rows.map((row) => row.event_id),
      500,
    ))
      await sql.rows(`SELECT id FROM events WHERE id IN (${placeholders(some)}) ORDER BY id${forUpdate(sql)}`, some);
  },

  holdings: async (riderId) => {
    const counts = Object.entries(HOLDINGS).map(
      ([name, table]) => `(SELECT COUNT(*) FROM ${table} WHERE rider_id = ?) AS ${name}`,
    );
    const [row] = await sql.rows<Record<keyof Holdings, number | string>>(
      `SELECT ${counts.join(', ')}`,
      counts.map(() => riderId),
    );
    if (!row) throw new Error('A query of counts gave no row');
    return Object.fromEntries(
      Object.keys(HOLDINGS).map((name) => [name, toSafeInteger(row[name as keyof Holdings])]),
    ) as unknown as Holdings;
  },

  sharedResults: async ([one, other]) => {
    const rows = await sql.rows<{
      id: string;
      rider_id: string;
      event_id: string;
      title: string;
      class_id: string;
      name: string;
      place: number | null;
      result_type: SharedResult['type'];
    }>(
      `SELECT x.id, x.rider_id, x.event_id, e.title, x.class_id, c.name, x.place, x.result_type FROM results x
       JOIN events e ON e.id = x.event_id JOIN classes c ON c.id = x.class_id
       WHERE x.rider_id IN (?, ?) AND (EXISTS (SELECT 1 FROM results y WHERE y.class_id = x.class_id
        AND y.rider_id = CASE WHEN x.rider_id = ? THEN ? ELSE ? END)
         OR EXISTS (SELECT 1 FROM awards a WHERE a.class_id = x.class_id AND a.rider_id = CASE
        WHEN x.rider_id = ? THEN ? ELSE ? END))
       ORDER BY x.class_id, x.id`,
      [one, other, one, other, one, one, other, one],
    );
    return rows.map((row) => ({
      id: row.id,
      riderId: row.rider_id,
      eventId: row.event_id,
      eventTitle: row.title,
      classId: row.class_id,
      className: row.name,
      place: row.place,
      type: row.result_type,
    }));
  },

  awardsOf: async (riderId) =>
    (await sql.rows<AwardRow>(`SELECT ${AWARD} FROM awards WHERE rider_id = ? ORDER BY id`, [riderId])).map(awardOf),

  snapshot: async (riderId) => {
    const kept: Record<string, unknown> = {};
    for (const table of KEPT_ROWS)
      kept[table] = await sql.rows(`SELECT * FROM ${table} WHERE ${table === 'riders' ? 'id' : 'rider_id'} = ?`, [
        riderId,
      ]);
    kept['accounts'] = await sql.rows(
      "SELECT id, email, email_verified, deactivated, locale, display_name FROM accounts WHERE type = 'rider' AND subject_id = ?",
      [riderId],
    );
    return kept;
  },

  removeResults: async (ids) => {
    for (const some of chunks(ids, 500)) {
      const events = await sql.rows<{ event_id: string }>(
        `SELECT DISTINCT event_id FROM results WHERE id IN (${placeholders(some)})`,
        some,
      );
      await notingBrands(
        sql,
        keeping,
        events.map((event) => event.event_id),
        () => sql.run(`DELETE FROM results WHERE id IN (${placeholders(some)})`, some),
      );
    }
  },

  detach: async (ids) => {
    for (const some of chunks(ids, 500))
      await sql.run(
        `UPDATE awards SET class_id = NULL, event_id = NULL, series_id = NULL, bonus_series_id = NULL WHERE id IN (${placeholders(some)})`,
        some,
      );
  },

  move: (from, to) => moveRows(sql, keeping, from, to),
  close: (riderId, into) => closeRider(sql, keeping, riderId, into),

  record: (merge) =>
    bulkInsert(sql, 'rider_merges', [
      {
        id: merge.id,
        kept_id: merge.keptId,
        deleted_id: merge.deletedId,
        at: merge.at,
        by_name: merge.byName,
        record: JSON.stringify(merge.record),
      },
    ]),
});
