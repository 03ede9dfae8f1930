import type { RejudgingStore, RematchingStore } from '@rrr/core/results';
import type { Instant } from '@rrr/core/shared';
import { bulkInsert } from '../bulk-insert.js';
import { chunks, forUpdate, placeholders, rowsIn, type Sql } from '../sql.js';
import type { RematchingRow } from '../tables/index.js';

const queue = async (sql: Sql, eventIds: readonly string[], at: Instant): Promise<void> => {
  const ids = [...new Set(eventIds)].toSorted();
  await bulkInsert(
    sql,
    'rejudgings',
    ids.map((id) => ({ event_id: id, asked_at: at })),
    { keys: ['event_id'], update: 'nothing' },
  );
  for (const some of chunks(ids, 900))
    await sql.run(`UPDATE rejudgings SET asked_at = ? WHERE event_id IN (${placeholders(some)}) AND asked_at > ?`, [
      at,
      ...some,
      at,
    ]);
};

export const sqlRejudgingStore = (sql: Sql): RejudgingStore => ({
  ask: (eventIds, at) => queue(sql, eventIds, at),
  askForRiders: async (riderIds, at) => {
    const riders = [...new Set(riderIds)].toSorted();
    // waits for transactions that are adding results to these riders, whose results are then visible
    if (sql.kind === 'mysql')
      await rowsIn(sql, riders, (some) => `SELECT id FROM riders WHERE id IN (${some}) ORDER BY id FOR UPDATE`);
    const found: string[] = [];
    for (const some of chunks(riders, 900))
      found.push(
        ...(
          await sql.rows<{ event_id: string }>(
            `SELECT DISTINCT event_id FROM results WHERE rider_id IN (${placeholders(some)})`,
            some,
          )
        ).map((row) => row.event_id),
      );
    await sqlRematchingStore(sql).ask(riders, at);
    await queue(sql, found, at);
  },
  next: async (now) => {
    const [row] = await sql.rows<{ event_id: string }>(
      `SELECT event_id FROM rejudgings WHERE asked_at <= ? ORDER BY asked_at, event_id LIMIT 1${forUpdate(sql)}`,
      [now],
    );
    return row?.event_id;
  },
  postpone: (eventId, at) => sql.run('UPDATE rejudgings SET asked_at = ? WHERE event_id = ?', [at, eventId]),
  done: (eventId) => sql.run('DELETE FROM rejudgings WHERE event_id = ?', [eventId]),
});

export const sqlRematchingStore = (sql: Sql): RematchingStore => ({
  ask: (riderIds, at) =>
    bulkInsert(
      sql,
      'rematchings',
      [...new Set(riderIds)].toSorted().map((riderId) => ({ rider_id: riderId, due_at: at, last: false })),
      { keys: ['rider_id'], update: ['due_at', 'last'] },
    ),
  next: async (at) => {
    const [row] = await sql.rows<RematchingRow>(
      `SELECT rider_id, due_at, last FROM rematchings WHERE due_at <= ? ORDER BY due_at, rider_id LIMIT 1${forUpdate(sql)}`,
      [at],
    );
    return row && { riderId: row.rider_id, isLast: Boolean(row.last) };
  },
  again: (riderId, at) =>
    sql.run('UPDATE rematchings SET due_at = ?, last = ? WHERE rider_id = ?', [at, true, riderId]),
  done: (riderId) => sql.run('DELETE FROM rematchings WHERE rider_id = ?', [riderId]),
  eventsNaming: async ({ riderId, nameKey, amaKey, email }) => {
    const unmatched = 'SELECT event_id FROM results WHERE rider_id IS NULL AND left_unmatched = ?';
    const parts: readonly (readonly [string, string | null])[] = [
      [`${unmatched} AND name_key = ?`, nameKey || null],
      [`${unmatched} AND name_key IN (SELECT name_key FROM promoter_aliases WHERE rider_id = ?)`, riderId],
      [`${unmatched} AND ama_key = ?`, amaKey || null],
      [`${unmatched} AND email = ?`, email || null],
    ];
    const asked = parts.filter(([, key]) => key !== null);
    const rows = await sql.rows<{ event_id: string }>(
      `${asked.map(([part]) => part).join(' UNION ')} ORDER BY event_id`,
      asked.flatMap(([, key]) => [false, key]),
    );
    return rows.map((row) => row.event_id);
  },
});
