import {
  actionsOf,
  type AuditLink,
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
import type { KeyedList } from './id-batches.js';
import { pageFrom, startsWith } from './paging.js';
import { placeholders } from '../sql.js';
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
  const { text, values } = startsWith('email', typed);
  const rows = await sql.rows<Pick<AccountRow, 'id'>>(
    `SELECT id FROM accounts WHERE ${text} ORDER BY email LIMIT ${LOGINS}`,
    values,
  );
  return rows.map((row) => row.id);
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
const isLinked = (type: string | undefined): type is LinkedType => (LINKED as readonly string[]).includes(type ?? '');

/** Which acts are asked for by what they are about. Without a wish, log-ins are left out. */
const whereActs = (list: Knex.QueryBuilder, { kind, action, withLogIns }: Asked, linked: boolean): void => {
  if (action) void list.where('a.action', action);
  if (kind) void (linked ? list.where('l.kind', kind) : list.whereIn('a.action', [...actionsOf(kind)]));
  if (kind || action || withLogIns === true) return;
  void (linked ? list.where('l.kind', '<>', 'logins') : list.whereNotIn('a.action', [...actionsOf('logins')]));
};

/** Numbers of the records that touched some records, each once. */
const touching = (db: Database, { links, objects }: Subjects): Knex.QueryBuilder => {
  const parts = [
    ...whereLinks(links).map(({ text, values }) => ({
      text: `SELECT l.sequence FROM audit_links l WHERE ${text}`,
      values,
    })),
    ...objects.map(({ type, id }) => {
      const types = type === null ? OF_THEMSELVES : [type];
      return {
        text: `SELECT o.sequence FROM audit_log o WHERE o.object_type IN (${placeholders(types)}) AND o.object_id = ?`,
        values: [...types, id],
      };
    }),
  ];
  const found = parts.length === 0 ? 'SELECT 0 AS sequence' : parts.map((part) => part.text).join(' UNION ');
  return db.read.from(
    db.read.raw(
      `(${found}) t ${inOrder(db.read)} audit_log a ON a.sequence = t.sequence`,
      parts.flatMap((part) => part.values),
    ),
  );
};

/** Everything that touched one record: a range of the index of links, in the order of time. */
const ofOne = (db: Database, { type, id }: AuditLink): Knex.QueryBuilder =>
  db.read
    .from(db.read.raw(`audit_links l ${inOrder(db.read)} audit_log a ON a.sequence = l.sequence`))
    .where({ 'l.subject_type': type, 'l.subject_id': id });

const BY_LINK = [
  { column: 'l.at', order: 'desc' },
  { column: 'l.sequence', order: 'desc' },
] as const;

/** What the records that are asked for touch; undefined: anything. */
const subjectsOf = async (sql: Reader, { about, objectType, objectId }: Asked): Promise<Subjects | undefined> => {
  if (!isLinked(objectType) || !objectId) return subjectsLike(sql, about);
  const line = await lineOf(sql, { type: objectType, id: objectId });
  return { links: line.map((id) => ({ type: objectType, id })), objects: [] };
};

/** The records that are asked for. */
export const keyedAudit = async (db: Database, sql: Reader, asked: Asked, zone: string): Promise<KeyedList> => {
  const { who, objectType, objectId, from, to } = asked;
  const [ids, subjects] = await Promise.all([loginsOf(sql, who), subjectsOf(sql, asked)]);
  const [one, ...more] = subjects?.links ?? [];
  const only = more.length === 0 && subjects?.objects.length === 0 ? one : undefined;
  const order = only ? BY_LINK : NEWEST_FIRST;
  const keys = (): Knex.QueryBuilder => {
    const list = only ? ofOne(db, only) : subjects ? touching(db, subjects) : db.read('audit_log as a');
    if (ids !== undefined)
      void list.where((either) => void either.whereIn('a.actor_id', [...ids]).orWhereIn('a.proxy_host_id', [...ids]));
    whereActs(list, asked, only !== undefined);
    if (objectType && !(isLinked(objectType) && objectId)) void list.where('a.object_type', objectType);
    if (objectId && !isLinked(objectType)) void list.where('a.object_id', objectId);
    if (from !== undefined) void list.where(order[0].column, '>=', startOfDay(from, zone));
    if (to !== undefined) void list.where(order[0].column, '<', endOfDay(to, zone));
    return list;
  };
  return { keys, order };
};

export const sqlAuditQueries = (db: Database, zone: string): AuditQueries => {
  const sql = readerOn(db);
  const shown = toldActs(db);
  return {
    search: async ({ page, limit, ...asked }) => {
      const { keys, order } = await keyedAudit(db, sql, asked, zone);
      const found = await pageFrom<{ readonly sequence: number | string }>(
        sql,
        keys()
          .select('a.sequence')
          .orderBy([...order]),
        { page, limit },
        keys(),
      );
      const items = found.items.length === 0 ? [] : await shown(found.items.map((item) => String(item.sequence)));
      return { ...found, items };
    },
  };
};
