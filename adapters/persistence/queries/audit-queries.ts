import type { AuditLogin, AuditQueries, AuditSearch, AuditView } from '@rrr/core/audit';
import type { PageAsked } from '@rrr/core/shared';
import type { Knex } from 'knex';
import type { Database } from '../open-database.js';
import { readerOn, type Reader } from '../reader.js';
import type { AccountRow, AuditRow, TableName } from '../tables/index.js';
import { endOfDay, startOfDay } from '../zone.js';
import type { KeyedList } from './exports/id-batches.js';
import { pageFrom, startingWith } from './paging.js';

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

/** Newest first; `sequence` orders records of the same moment. */
const ORDER = [
  { column: 'a.at', order: 'desc' },
  { column: 'a.sequence', order: 'desc' },
] as const;

/** The list for exports. */
export const keyedAudit = async (db: Database, sql: Reader, asked: Asked, zone: string): Promise<KeyedList> => ({
  keys: await recordsOf(db, sql, asked, zone),
  order: ORDER,
});

type LoginColumns<P extends string> = { readonly [K in `${P}_name` | `${P}_email` | `${P}_type`]: string | null };
type Row = AuditRow & LoginColumns<'actor'> & LoginColumns<'host'> & { readonly object_name: string | null };

const loginOf = (
  accountId: string | null,
  fullName: string | null,
  email: string | null,
  type: string | null,
): AuditLogin | null => (accountId === null ? null : { accountId, fullName, email, type: type as AuditLogin['type'] });

const viewOf = (row: Row): AuditView => ({
  id: row.id,
  at: row.at,
  actor: loginOf(row.actor_id, row.actor_name, row.actor_email, row.actor_type),
  proxyHost: loginOf(row.proxy_host_id, row.host_name, row.host_email, row.host_type),
  action: row.action,
  objectType: row.object_type,
  objectId: row.object_id,
  objectName: row.object_name,
  detail: JSON.parse(row.detail) as AuditView['detail'],
});

/** Where the name of each kind of record is. */
const NAMES: readonly (readonly [type: string, table: TableName, column: string])[] = [
  ['webhook', 'webhooks', 'name'],
  ['rider', 'riders', 'full_name'],
  ['dealer', 'dealers', 'name'],
  ['promoter', 'promoters', 'name'],
  ['event', 'events', 'title'],
  ['series', 'series', 'name'],
  ['category', 'categories', 'description'],
  ['admin', 'admins', 'full_name'],
  ['account', 'accounts', 'display_name'],
  ['vin-pattern', 'vin_patterns', 'pattern'],
  ['api-token', 'api_tokens', 'name'],
];
/** SQL for the name of the record that a row is about, as it is now. `of`: the row's table. */
export const objectName = (of: 'a' | 'e'): string =>
  `CASE ${of}.object_type ${NAMES.map(
    ([type, table, column]) => `WHEN '${type}' THEN (SELECT n.${column} FROM ${table} n WHERE n.id = ${of}.object_id)`,
  ).join(' ')} END AS object_name`;

const views = (db: Database): Knex.QueryBuilder =>
  db
    .read('audit_log as a')
    .leftJoin('accounts as w', 'w.id', 'a.actor_id')
    .leftJoin('accounts as h', 'h.id', 'a.proxy_host_id')
    .select('a.*', 'w.display_name as actor_name', 'w.email as actor_email', 'w.type as actor_type')
    .select('h.display_name as host_name', 'h.email as host_email', 'h.type as host_type')
    .select(db.read.raw(objectName('a')));

/** Records by the numbers that exports found. */
export const auditViews =
  (db: Database) =>
  async (sequences: readonly string[]): Promise<readonly AuditView[]> => {
    const rows = await readerOn(db).list<Row & { readonly sequence: number | string }>(
      views(db)
        .whereIn('a.sequence', sequences.map(Number))
        .orderBy([...ORDER]),
    );
    return rows.map(viewOf);
  };

export const knexAuditQueries = (db: Database, zone: string): AuditQueries => {
  const sql = readerOn(db);
  const shown = auditViews(db);
  return {
    search: async ({ page, limit, ...asked }) => {
      const keys = await recordsOf(db, sql, asked, zone);
      const found = await pageFrom<{ readonly sequence: number | string }>(
        sql,
        keys()
          .select('a.sequence')
          .orderBy([...ORDER]),
        { page, limit },
        keys(),
      );
      const items = found.items.length === 0 ? [] : await shown(found.items.map((it) => String(it.sequence)));
      return { ...found, items };
    },
  };
};
