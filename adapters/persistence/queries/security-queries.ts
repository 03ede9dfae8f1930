import type { SecurityQueries, SecuritySearch, SecurityView } from '@rrr/core/security';
import type { PageAsked } from '@rrr/core/shared';
import type { Knex } from 'knex';
import type { Database } from '../open-database.js';
import { readerOn, type Reader } from '../reader.js';
import { securityEventOf } from '../stores/security-event-store.js';
import type { SecurityEventRow } from '../tables/index.js';
import { endOfDay, startOfDay } from '../zone.js';
import { loginsLike } from './audit-queries.js';
import { objectName } from './audit-views.js';
import { pageFrom, pageMap } from './paging.js';

type Row = SecurityEventRow & {
  readonly account_name: string | null;
  readonly account_email: string | null;
  readonly account_type: string | null;
  readonly object_name: string | null;
};

const viewOf = (row: Row): SecurityView => ({
  ...securityEventOf(row),
  account:
    row.account_id === null
      ? null
      : {
          accountId: row.account_id,
          fullName: row.account_name,
          email: row.account_email,
          type: row.account_type as NonNullable<SecurityView['account']>['type'],
        },
  objectName: row.object_name,
});

type Asked = Omit<SecuritySearch, keyof PageAsked>;

/** A function, because awaiting a query would run it. */
const filtered = async (db: Database, sql: Reader, asked: Asked, zone: string): Promise<() => Knex.QueryBuilder> => {
  const { kind, severity, who, from, to } = asked;
  const logins = await loginsLike(sql, who);
  return () => {
    const list = db.read('security_events as e');
    if (logins !== undefined) void list.whereIn('e.account_id', [...logins]);
    if (kind) void list.where('e.kind', kind);
    if (severity) void list.where('e.severity', severity);
    if (from !== undefined) void list.where('e.last_at', '>=', startOfDay(from, zone));
    if (to !== undefined) void list.where('e.last_at', '<', endOfDay(to, zone));
    return list;
  };
};

export const sqlSecurityQueries = (db: Database, zone: string): SecurityQueries => {
  const sql = readerOn(db);
  return {
    search: async ({ page, limit, ...asked }) => {
      const list = await filtered(db, sql, asked, zone);
      const shown = list()
        .leftJoin('accounts as w', 'w.id', 'e.account_id')
        .select('e.*', 'w.display_name as account_name', 'w.email as account_email', 'w.type as account_type')
        .select(db.read.raw(objectName('e')))
        .orderBy([
          { column: 'e.last_at', order: 'desc' },
          { column: 'e.id', order: 'desc' },
        ]);
      return pageMap(await pageFrom<Row>(sql, shown, { page, limit }, list()), viewOf);
    },
  };
};
