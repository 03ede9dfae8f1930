import type { Proxy, Session, SessionStore } from '@rrr/core/identity';
import { bulkInsert } from '../bulk-insert.js';
import { forUpdate, type Sql } from '../sql.js';
import type { SessionRow } from '../tables/index.js';

const PROXY_COLUMNS = [
  'proxy_type',
  'proxy_subject_id',
  'proxy_account_id',
  'proxy_reason',
  'proxy_return_to',
  'proxy_until',
] as const;
export const SESSION_COLUMNS = [
  'id',
  'account_id',
  'created_at',
  'expires_at',
  'last_seen_at',
  'browser',
  'browser_system',
  'network',
  'factor_at',
  'replaced_at',
  ...PROXY_COLUMNS,
] as const satisfies readonly (keyof SessionRow)[];

const proxyOf = (row: SessionRow): Proxy | null =>
  row.proxy_type === null || row.proxy_subject_id === null || row.proxy_until === null
    ? null
    : {
        type: row.proxy_type,
        subjectId: row.proxy_subject_id,
        accountId: row.proxy_account_id,
        reason: row.proxy_reason ?? '',
        returnTo: row.proxy_return_to ?? '/',
        until: row.proxy_until,
      };

export const sessionOf = (row: SessionRow): Session => ({
  id: row.id,
  accountId: row.account_id,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  lastSeenAt: row.last_seen_at,
  origin: { browser: row.browser, system: row.browser_system, network: row.network },
  factorAt: row.factor_at,
  replaced: row.replaced_at !== null,
  proxy: proxyOf(row),
});

const proxyRow = (proxy: Proxy | null) => ({
  proxy_type: proxy?.type ?? null,
  proxy_subject_id: proxy?.subjectId ?? null,
  proxy_account_id: proxy?.accountId ?? null,
  proxy_reason: proxy?.reason ?? null,
  proxy_return_to: proxy?.returnTo ?? null,
  proxy_until: proxy?.until ?? null,
});

export const sqlSessionStore = (sql: Sql): SessionStore => ({
  insert: (session) =>
    bulkInsert(sql, 'sessions', [
      {
        id: session.id,
        account_id: session.accountId,
        created_at: session.createdAt,
        expires_at: session.expiresAt,
        last_seen_at: session.lastSeenAt,
        browser: session.origin.browser,
        browser_system: session.origin.system,
        network: session.origin.network,
        factor_at: session.factorAt,
        replaced_at: session.replaced ? session.expiresAt : null,
        ...proxyRow(session.proxy),
      },
    ]),
  lock: async (id) => {
    const [row] = await sql.rows<SessionRow>(
      `SELECT ${SESSION_COLUMNS.join(', ')} FROM sessions WHERE id = ?${forUpdate(sql)}`,
      [id],
    );
    return row && sessionOf(row);
  },
  allOf: async (accountId, now) =>
    (
      await sql.rows<SessionRow>(
        `SELECT ${SESSION_COLUMNS.join(', ')} FROM sessions
         WHERE account_id = ? AND expires_at > ? AND replaced_at IS NULL ORDER BY id DESC`,
        [accountId, now],
      )
    ).map(sessionOf),
  setProxy: (id, proxy) => {
    const row = proxyRow(proxy);
    return sql.run(
      `UPDATE sessions SET ${PROXY_COLUMNS.map((proxyColumn) => `${proxyColumn} = ?`).join(', ')} WHERE id = ?`,
      [...PROXY_COLUMNS.map((proxyColumn) => row[proxyColumn]), id],
    );
  },
  touch: (id, at) =>
    sql.run('UPDATE sessions SET last_seen_at = ? WHERE id = ? AND (last_seen_at IS NULL OR last_seen_at < ?)', [
      at,
      id,
      at,
    ]),
  supersede: (id, until) =>
    sql.run('UPDATE sessions SET expires_at = ?, replaced_at = ? WHERE id = ?', [until, until, id]),
  handOver: (fromId, toId) =>
    sql.later('UPDATE push_subscriptions SET session_id = ? WHERE session_id = ?', [toId, fromId]),
  // by account where all end: a session that ended by itself may still have notices
  remove: async (id) => {
    await sql.later('DELETE FROM push_subscriptions WHERE session_id = ?', [id]);
    await sql.run('DELETE FROM sessions WHERE id = ?', [id]);
  },
  removeAllOf: async (accountId) => {
    await sql.later('DELETE FROM push_subscriptions WHERE account_id = ?', [accountId]);
    await sql.run('DELETE FROM sessions WHERE account_id = ?', [accountId]);
  },
  removeOthersOf: async (accountId, keptId) => {
    await sql.later('DELETE FROM push_subscriptions WHERE account_id = ? AND session_id <> ?', [accountId, keptId]);
    await sql.run('DELETE FROM sessions WHERE account_id = ? AND id <> ?', [accountId, keptId]);
  },
});
