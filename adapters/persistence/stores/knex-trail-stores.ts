import type { AuditStore } from '@rrr/core/audit';
import type { IdempotencyStore } from '@rrr/core/idempotency';
import { bulkInsert } from '../bulk-insert.js';
import { lostOnDuplicate } from '../lost-race.js';
import { laterOn, type Sql } from '../sql.js';
import type { IdempotencyKeyRow } from '../tables/index.js';

export const knexAuditStore = (sql: Sql): AuditStore => ({
  append: (it) =>
    bulkInsert(laterOn(sql), 'audit_log', [
      {
        id: it.id,
        at: it.at,
        actor_id: it.actorId,
        proxy_host_id: it.proxyHostId,
        action: it.action,
        object_type: it.objectType,
        object_id: it.objectId,
        detail: JSON.stringify(it.detail),
      },
    ]),
});

/** Characters; longer answers are sent as separate prepared statements instead of inlined text. */
const LONG = 50_000;

export const knexIdempotencyStore = (sql: Sql): IdempotencyStore => ({
  find: async (accountId, key) => {
    const [row] = await sql.rows<Pick<IdempotencyKeyRow, 'fingerprint' | 'answer'>>(
      'SELECT fingerprint, answer FROM idempotency_keys WHERE account_id = ? AND idem_key = ?',
      [accountId, key],
    );
    return row && { fingerprint: row.fingerprint, answer: row.answer };
  },
  remember: ({ accountId, key, fingerprint }, answer) =>
    lostOnDuplicate(
      bulkInsert(answer.length > LONG ? sql : laterOn(sql), 'idempotency_keys', [
        // only for deleting old keys, so the server's clock is good enough
        { account_id: accountId, idem_key: key, fingerprint, answer, created_at: new Date().toISOString() },
      ]),
    ),
});
