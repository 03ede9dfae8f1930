import {
  ACTIONS_WITH_KIND,
  actionsOf,
  type AuditQueries,
  type AuditSearch,
  LINKED,
  type LinkedType,
  LOOKED_UP,
} from '@rrr/core/audit';
import type { PageAsked } from '@rrr/core/shared';
import type { Knex } from 'knex';
import type { Database } from '../open-database.js';
import { readerOn, type Reader } from '../reader.js';
import type { AccountRow } from '../tables/index.js';
import { endOfDay, startOfDay } from '../zone.js';
import { NEWEST_FIRST } from './audit-views.js';
import type { KeyedList } from './exports/id-batches.js';
import { pageFrom, startingWith } from './paging.js';
import { marks } from '../sql.js';
import { lineOf } from './rider-line.js';
import { loginsOf, type Subjects, subjectsLike, whereLinks } from './subjects-like.js';
import { toldActs } from './told-acts.js';
import { inOrder } from './word-search.js';

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

/** Kinds of records that have no history of their own. */
const OF_THEMSELVES: readonly string[] = [
  ...LOOKED_UP,
  'request',
  'category',
  'vin-pattern',
  'sold-vins',
  'contact-message',
];
const LOG_INS = actionsOf('logins');
const isLinked = (type: string | undefined): type is LinkedType => (LINKED as readonly string[]).includes(type ?? '');

/** Which acts are asked for by what they are about. Without a wish, log-ins are left out. */
const whereActs = (list: Knex.QueryBuilder, { kind, action, withLogIns }: Asked): void => {
  if (action) void list.where('a.action', action);
  else if (kind === 'details') void list.whereNotIn('a.action', [...ACTIONS_WITH_KIND]);
  else if (kind) void list.whereIn('a.action', [...actionsOf(kind)]);
  else if (withLogIns !== true) void list.whereNotIn('a.action', [...LOG_INS]);
};

/** Numbers of the records that touched some records, each once. */
const touching = (db: Database, { links, objects }: Subjects): Knex.QueryBuilder => {
  const parts = [
    ...whereLinks(links).map(({ text, values }) => ({
      text: `SELECT l.sequence FROM audit_links l WHERE ${text}`,
      values,
    })),
    ...objects.map(({ type, id }) =>
      type === ''
        ? // of any kind: the index begins with it
          {
            text: `SELECT o.sequence FROM audit_log o WHERE o.object_type IN (${marks(OF_THEMSELVES)}) AND o.object_id = ?`,
            values: [...OF_THEMSELVES, id],
          }
        : {
            text: 'SELECT o.sequence FROM audit_log o WHERE o.object_type = ? AND o.object_id = ?',
            values: [type, id],
          },
    ),
  ];
  const found = parts.length === 0 ? 'SELECT 0 AS sequence' : parts.map((it) => it.text).join(' UNION ');
  return db.read.from(
    db.read.raw(
      `(${found}) t ${inOrder(db.read)} audit_log a ON a.sequence = t.sequence`,
      parts.flatMap((it) => it.values),
    ),
  );
};

/** The records that are asked for, without an order. */
const recordsOf = async (db: Database, sql: Reader, asked: Asked, zone: string): Promise<() => Knex.QueryBuilder> => {
  const { who, about, objectType, objectId, from, to } = asked;
  const [ids, subjects, line] = await Promise.all([
    loginsOf(sql, who),
    subjectsLike(sql, about),
    isLinked(objectType) && objectId ? lineOf(sql, { type: objectType, id: objectId }) : undefined,
  ]);
  return () => {
    const list =
      line && objectType
        ? touching(db, { links: line.map((id) => ({ type: objectType as LinkedType, id })), objects: [] })
        : subjects
          ? touching(db, subjects)
          : db.read('audit_log as a');
    if (ids !== undefined)
      void list.where((either) => void either.whereIn('a.actor_id', [...ids]).orWhereIn('a.proxy_host_id', [...ids]));
    whereActs(list, asked);
    if (!line && objectType) void list.where('a.object_type', objectType);
    if (!line && objectId) void list.where('a.object_id', objectId);
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
