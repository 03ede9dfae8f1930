import type { AuditStore } from '@rrr/core/audit';
import type { IdempotencyStore } from '@rrr/core/idempotency';
import { writeLinks } from '../audit/write-links.js';
import { bulkInsert } from '../bulk-insert.js';
import { lostOnDuplicate } from '../lost-race.js';
import { deferWrites, type Sql } from '../sql.js';
import type { IdempotencyKeyRow } from '../tables/index.js';

export const sqlAuditStore = (sql: Sql): AuditStore => ({
  append: async (record) => {
    await bulkInsert(deferWrites(sql), 'audit_log', [
      {
        id: record.id,
        at: record.at,
        actor_id: record.actorId,
        proxy_host_id: record.proxyHostId,
        action: record.action,
        object_type: record.objectType,
        object_id: record.objectId,
        detail: JSON.stringify(record.detail),
      },
    ]);
    await writeLinks(sql, record);
  },
});

/** Characters; longer answers are sent as separate prepared statements instead of inlined text. */
const LONG = 50_000;

export const sqlIdempotencyStore = (sql: Sql): IdempotencyStore => ({
  find: async (accountId, key) => {
    const [row] = await sql.rows<Pick<IdempotencyKeyRow, 'fingerprint' | 'answer'>>(
      'SELECT fingerprint, answer FROM idempotency_keys WHERE account_id = ? AND idem_key = ?',
      [accountId, key],
    );
    return row && { fingerprint: row.fingerprint, answer: row.answer };
  },
  remember: ({ accountId, key, fingerprint }, answer) =>
    lostOnDuplicate(
      bulkInsert(answer.length > LONG ? sql : deferWrites(sql), 'idempotency_keys', [
        // only for deleting old keys, so the server's clock is good enough
        { account_id: accountId, idem_key: key, fingerprint, answer, created_at: new Date().toISOString() },
      ]),
    ),
});
