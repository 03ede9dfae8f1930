import type { AliasStore, EventStore, PlacedResult, ResultStore } from '@rrr/core/results';
import { bulkInsert, bulkInsertOf } from '../bulk-insert.js';
import { chunks, forUpdate, deferWrites, mappedById, placeholders, rowsIn, type Sql } from '../sql.js';
import { notingBrands } from '../summaries/note-others.js';
import type { AliasRow, EventLinkRow, ResultRow } from '../tables/index.js';
import type { Keeping } from '../summaries/tallies.js';
import { classesOf, eventOf, type EventWithPromoter, RESULT_COLUMNS, resultOf, resultRow } from './race-rows.js';
import { scheduledSeasons } from './season-store.js';
import { noteResultsStateOfClass } from './results-state.js';

export const sqlEventStore = (sql: Sql): EventStore => ({
  lock: async (eventId) => {
    // the promoter is read in a subquery, because a join would lock it too
    const [row] = await sql.rows<EventWithPromoter>(
      `SELECT e.*, (SELECT p.status FROM promoters p WHERE p.id = e.promoter_id) AS promoter_status FROM events e
        WHERE e.id = ?${forUpdate(sql)}`,
      [eventId],
    );
    return row && eventOf(row);
  },
  classes: (eventId) => classesOf(sql, eventId),
  linkedTo: async (eventId) => {
    const [row] = await sql.rows<EventLinkRow>('SELECT * FROM event_links WHERE event_id = ?', [eventId]);
    return row?.other_id;
  },
  seasons: () => scheduledSeasons(sql),
});

const CHANGING: readonly (keyof ResultRow)[] = [
  'class_id',
  'place',
  'result_type',
  'rider_name',
  'number',
  'hometown',
  'bike',
  'email',
  'ama_number',
  'rider_id',
  'verdict',
  'award_type',
  'name_key',
  'brand_key',
  'check_state',
  'check_amount',
  'held_since',
  'ama_key',
  'left_unmatched',
];

export const sqlResultStore = (sql: Sql, keeping: Keeping): ResultStore => ({
  ofEvent: (eventId) =>
    mappedById(
      sql,
      { text: `SELECT ${RESULT_COLUMNS.join(', ')} FROM results WHERE event_id = ?`, values: [eventId] },
      resultOf,
    ),
  byIds: (resultIds) => placed(sql, 'id', resultIds),
  byId: async (resultId) => (await placed(sql, 'id', [resultId]))[0],
  ofRider: (riderId) => placed(sql, 'rider_id', [riderId]),
  isInSeries: async (riderId, seriesId) => {
    const rows = await sql.rows(
      'SELECT 1 FROM results x JOIN events e ON e.id = x.event_id WHERE x.rider_id = ? AND e.series_id = ? LIMIT 1',
      [riderId, seriesId],
    );
    return rows.length > 0;
  },
  save: async (eventId, { put, remove }) => {
    if (put.length + remove.length === 0) return;
    await notingBrands(sql, keeping, [eventId], async () => {
      for (const some of chunks(remove, 1_000)) {
        await sql.run(`DELETE FROM asides WHERE kind = 'unmatched' AND object_id IN (${placeholders(some)})`, some);
        await sql.run(`DELETE FROM results WHERE event_id = ? AND id IN (${placeholders(some)})`, [eventId, ...some]);
      }
      await bulkInsertOf(
        deferWrites(sql),
        'results',
        put,
        (deferWrite) => ({ ...resultRow(eventId, deferWrite), brand_key: keeping.brandOf(deferWrite.bike) }),
        { keys: ['id'], update: CHANGING },
      );
    });
  },
  setReceived: async (classId, receivedAt, entrants) => {
    await sql.run('UPDATE classes SET results_received_at = ?, entrants = ? WHERE id = ?', [
      receivedAt,
      entrants,
      classId,
    ]);
    await noteResultsStateOfClass(sql, classId);
  },
});

const placed = async (
  sql: Sql,
  column: 'id' | 'rider_id',
  values: readonly string[],
): Promise<readonly PlacedResult[]> => {
  const rows = await rowsIn<ResultRow>(
    sql,
    values,
    (some) => `SELECT event_id, ${RESULT_COLUMNS.join(', ')} FROM results WHERE ${column} IN (${some}) ORDER BY id`,
  );
  return rows.map((row) => ({ ...resultOf(row), eventId: row.event_id }));
};

export const sqlAliasStore = (sql: Sql): AliasStore => ({
  find: async (promoterId, nameKeys) => {
    const rows = await rowsIn<AliasRow>(
      sql,
      nameKeys,
      (some) =>
        `SELECT promoter_id, name_key, hometown_key, rider_id FROM promoter_aliases
          WHERE name_key IN (${some}) AND promoter_id = ? ORDER BY name_key, hometown_key`,
      [promoterId],
    );
    return rows.map((row) => ({
      promoterId: row.promoter_id,
      nameKey: row.name_key,
      hometownKey: row.hometown_key,
      riderId: row.rider_id,
    }));
  },
  remember: (aliases) => {
    const latest = new Map(
      aliases.map((alias) => [`${alias.promoterId}/${alias.nameKey}/${alias.hometownKey}`, alias]),
    );
    const rows = [...latest.values()].map((alias) => ({
      promoter_id: alias.promoterId,
      name_key: alias.nameKey,
      hometown_key: alias.hometownKey,
      rider_id: alias.riderId,
    }));
    return bulkInsert(sql, 'promoter_aliases', rows, {
      keys: ['promoter_id', 'name_key', 'hometown_key'],
      update: ['rider_id'],
    });
  },
  forget: (alias) =>
    sql.run(
      'DELETE FROM promoter_aliases WHERE promoter_id = ? AND name_key = ? AND hometown_key = ? AND rider_id = ?',
      [alias.promoterId, alias.nameKey, alias.hometownKey, alias.riderId],
    ),
});
