import type { ApiTokenQueries, TokenView } from '@rrr/core/tokens';
import type { Database } from '../open-database.js';
import { readerOn } from '../reader.js';
import { API_TOKEN_COLUMNS, apiTokenOf, type ListedTokenRow } from '../stores/api-token-store.js';
import { accountOf } from '../stores/account-store.js';
import type { AccountRow } from '../tables/index.js';
import { loginsLike } from './audit-queries.js';
import { pageFrom, pageMap } from './paging.js';

type LiveRow = ListedTokenRow & { readonly [C in keyof AccountRow as `account__${C}`]: AccountRow[C] } & {
  readonly factor_since: string | null;
};
type ViewRow = ListedTokenRow & { readonly owner_name: string; readonly owner_email: string };

const COLUMNS = API_TOKEN_COLUMNS.map((tokenColumn) => `t.${tokenColumn}`);

/** one query by primary keys, because every request with a token runs it */
const LIVE = `
  SELECT ${COLUMNS.join(', ')}, a.id AS account__id, a.email AS account__email, a.type AS account__type,
    a.subject_id AS account__subject_id, a.email_verified AS account__email_verified,
    a.deactivated AS account__deactivated, a.locale AS account__locale, a.display_name AS account__display_name,
    f.confirmed_at AS factor_since
  FROM api_tokens t JOIN accounts a ON a.id = t.account_id
    LEFT JOIN second_factors f ON f.account_id = a.id WHERE t.id = ?`;

const viewOf = (row: ViewRow): TokenView => ({
  token: apiTokenOf(row),
  owner: { fullName: row.owner_name, email: row.owner_email },
});

export const sqlApiTokenQueries = (db: Database): ApiTokenQueries => {
  const sql = readerOn(db);
  return {
    live: async (tokenId) => {
      const [row] = await sql.rows<LiveRow>(LIVE, [tokenId]);
      if (!row) return undefined;
      const { passwordHash: _, ...account } = accountOf({
        id: row.account__id,
        email: row.account__email,
        password_hash: '',
        type: row.account__type,
        subject_id: row.account__subject_id,
        email_verified: row.account__email_verified,
        deactivated: row.account__deactivated,
        locale: row.account__locale,
        display_name: row.account__display_name,
      });
      return { token: apiTokenOf(row), account, hasFactor: row.factor_since !== null };
    },
    ofAccount: async (accountId, page) => {
      const list = db.read('api_tokens as t').where('t.account_id', accountId);
      const shown = list
        .clone()
        .select(...COLUMNS)
        .orderBy('t.id', 'desc');
      return pageMap(await pageFrom<ListedTokenRow>(sql, shown, page, list), apiTokenOf);
    },
    search: async ({ who, state, ...page }, now) => {
      const logins = await loginsLike(sql, who);
      const list = db.read('api_tokens as t');
      if (logins !== undefined) void list.whereIn('t.account_id', [...logins]);
      if (state === 'revoked') void list.whereNotNull('t.revoked_at');
      if (state === 'expired') void list.whereNull('t.revoked_at').where('t.expires_at', '<=', now);
      if (state === 'active') void list.whereNull('t.revoked_at').where('t.expires_at', '>', now);
      const shown = list
        .clone()
        .join('accounts as a', 'a.id', 't.account_id')
        .select(...COLUMNS, 'a.display_name as owner_name', 'a.email as owner_email')
        .orderBy('t.id', 'desc');
      return pageMap(await pageFrom<ViewRow>(sql, shown, page, list), viewOf);
    },
  };
};
