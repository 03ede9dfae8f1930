import type { KeyedEvent, SecurityEvent, SecurityEventStore, SecurityKind } from '@rrr/core/security';
import { bulkInsert } from '../bulk-insert.js';
import { forUpdate, placeholders, type Sql, toSafeInteger } from '../sql.js';
import type { SecurityEventRow, Written } from '../tables/index.js';

const rowOf = (event: KeyedEvent): Written<SecurityEventRow, 'told_at'> => ({
  id: event.id,
  merge_key: event.key,
  at: event.at,
  last_at: event.lastAt,
  kind: event.kind,
  severity: event.severity,
  hits: event.count,
  account_id: event.accountId,
  network: event.network,
  device: event.device,
  object_type: event.objectType,
  object_id: event.objectId,
  facts: JSON.stringify(event.facts),
  delete_after: event.deleteAfter,
});

export const securityEventOf = (row: SecurityEventRow): SecurityEvent => ({
  id: row.id,
  at: row.at,
  lastAt: row.last_at,
  kind: row.kind as SecurityKind,
  severity: row.severity,
  count: toSafeInteger(row.hits),
  accountId: row.account_id,
  network: row.network,
  device: row.device,
  objectType: row.object_type,
  objectId: row.object_id,
  facts: JSON.parse(row.facts) as SecurityEvent['facts'],
});

export const sqlSecurityEventStore = (sql: Sql): SecurityEventStore => ({
  count: (events) =>
    bulkInsert(sql, 'security_events', events.map(rowOf), {
      keys: ['merge_key'],
      update: ['last_at', 'delete_after'],
      add: ['hits'],
    }),
  untold: async (kind, limit) => {
    const rows = await sql.rows<SecurityEventRow>(
      `SELECT * FROM security_events WHERE kind = ? AND told_at IS NULL ORDER BY id LIMIT ?${forUpdate(sql)}`,
      [kind, limit],
    );
    return rows.map(securityEventOf);
  },
  told: async (ids, at) => {
    if (ids.length > 0)
      await sql.run(`UPDATE security_events SET told_at = ? WHERE id IN (${placeholders(ids)})`, [at, ...ids]);
  },
});
