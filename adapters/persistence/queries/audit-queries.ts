import type { AuditQueries, AuditSearch } from '@rrr/core/audit';
import type { PageAsked } from '@rrr/core/shared';
import type { Knex } from 'knex';
import type { Database } from '../open-database.js';
import { readerOn, type Reader } from '../reader.js';
import type { AccountRow } from '../tables/index.js';
import { endOfDay, startOfDay } from '../zone.js';
import { NEWEST_FIRST } from './audit-views.js';
import type { KeyedList } from './exports/id-batches.js';
import { pageFrom, startingWith } from './paging.js';
import { toldActs } from './told-acts.js';

type Asked = Omit<AuditSearch, keyof PageAsked>;

/** Logins that a text may stand for; more are not looked at. */
const LOGINS = 100;

/** Ids of the logins whose e-mail begins with a text; undefined: any. */
export const loginsLike = async (sql: Reader, who: string | undefined): Promise<readonly string[] | undefined> => {
  const typed = who?.trim().toLowerCase() ?? '';
  if (typed === '') return undefined;
  const rows = await sql.rows<Pick<AccountRow, 'id'>>(
    `SELECT id FROM accounts WHERE email LIKE ? ESCAPE '!' ORDER BY email LIMIT ${LOGINS}`,
    [startingWith(typed)],
  );
  return rows.map((it) => it.id);
};

/** The records that are asked for, without an order. */
const recordsOf = async (db: Database, sql: Reader, asked: Asked, zone: string): Promise<() => Knex.QueryBuilder> => {
  const { who, action, objectType, objectId, from, to } = asked;
  const ids = await loginsLike(sql, who);
  return () => {
    const list = db.read('audit_log as a');
    if (ids !== undefined)
      void list.where((either) => void either.whereIn('a.actor_id', [...ids]).orWhereIn('a.proxy_host_id', [...ids]));
    if (action) void list.where('a.action', action);
    if (objectType) void list.where('a.object_type', objectType);
    if (objectId) void list.where('a.object_id', objectId);
    if (from !== undefined) void list.where('a.at', '>=', startOfDay(from, zone));
    if (to !== undefined) void list.where('a.at', '<', endOfDay(to, zone));
    return list;
  };
};

/** The list for exports. */
export const keyedAudit = async (db: Database, sql: Reader, asked: Asked, zone: string): Promise<KeyedList> => ({
  keys: await recordsOf(db, sql, asked, zone),
  order: NEWEST_FIRST,
});

export const knexAuditQueries = (db: Database, zone: string): AuditQueries => {
  const sql = readerOn(db);
  const shown = toldActs(db);
  return {
    search: async ({ page, limit, ...asked }) => {
      const keys = await recordsOf(db, sql, asked, zone);
      const found = await pageFrom<{ readonly sequence: number | string }>(
        sql,
        keys()
          .select('a.sequence')
          .orderBy([...NEWEST_FIRST]),
        { page, limit },
        keys(),
      );
      const items = found.items.length === 0 ? [] : await shown(found.items.map((it) => String(it.sequence)));
      return { ...found, items };
    },
  };
};
