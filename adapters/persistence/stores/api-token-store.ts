import type { TokenScope } from '@rrr/core/access';
import { type ApiToken, type ApiTokenStore, deletedAfter } from '@rrr/core/tokens';
import { bulkInsert } from '../bulk-insert.js';
import { forUpdate, type Sql } from '../sql.js';
import type { ApiTokenRow, Written } from '../tables/index.js';

export const API_TOKEN_COLUMNS = [
  'id',
  'account_id',
  'owner_type',
  'owner_id',
  'name',
  'scopes',
  'digest',
  'created_at',
  'expires_at',
  'last_used_at',
  'last_network',
  'revoked_at',
] as const satisfies readonly (keyof ApiTokenRow)[];
const TOKEN = API_TOKEN_COLUMNS.join(', ');

export type ListedTokenRow = Pick<ApiTokenRow, (typeof API_TOKEN_COLUMNS)[number]>;

export const apiTokenOf = (row: ListedTokenRow): ApiToken => ({
  id: row.id,
  accountId: row.account_id,
  ownerType: row.owner_type,
  ownerId: row.owner_id,
  name: row.name,
  scopes: row.scopes.split(' ') as TokenScope[],
  digest: row.digest,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  lastUsedAt: row.last_used_at,
  lastNetwork: row.last_network,
  revokedAt: row.revoked_at,
});

const rowOf = (token: ApiToken): Written<ApiTokenRow> => ({
  id: token.id,
  account_id: token.accountId,
  owner_type: token.ownerType,
  owner_id: token.ownerId,
  name: token.name,
  scopes: token.scopes.join(' '),
  digest: token.digest,
  created_at: token.createdAt,
  expires_at: token.expiresAt,
  last_used_at: token.lastUsedAt,
  last_network: token.lastNetwork,
  revoked_at: token.revokedAt,
  delete_after: deletedAfter(token),
});

export const sqlApiTokenStore = (sql: Sql): ApiTokenStore => {
  const livingOf = async (accountId: string, now: string) =>
    (
      await sql.rows<ApiTokenRow>(
        `SELECT ${TOKEN} FROM api_tokens
         WHERE account_id = ? AND revoked_at IS NULL AND expires_at > ? ORDER BY id${forUpdate(sql)}`,
        [accountId, now],
      )
    ).map(apiTokenOf);
  const revoke = (id: string, at: string) =>
    sql.run('UPDATE api_tokens SET revoked_at = ?, delete_after = ? WHERE id = ? AND revoked_at IS NULL', [
      at,
      deletedAfter({ expiresAt: at, revokedAt: at }),
      id,
    ]);
  return {
    insert: (token) => bulkInsert(sql, 'api_tokens', [rowOf(token)]),
    lock: async (id) => {
      const [row] = await sql.rows<ApiTokenRow>(`SELECT ${TOKEN} FROM api_tokens WHERE id = ?${forUpdate(sql)}`, [id]);
      return row && apiTokenOf(row);
    },
    livingOf,
    revoke,
    revokeAllOf: async (accountId, at) => {
      const living = await livingOf(accountId, at);
      for (const { id } of living) await revoke(id, at);
      return living.length;
    },
    touch: (id, at, network) =>
      sql.run(
        'UPDATE api_tokens SET last_used_at = ?, last_network = ? WHERE id = ? AND (last_used_at IS NULL OR last_used_at <= ?)',
        [at, network, id, at],
      ),
  };
};
