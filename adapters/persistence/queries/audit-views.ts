import type { AuditLink, AuditLogin, AuditView, ToldAct } from '@rrr/core/audit';
import type { Knex } from 'knex';
import type { Database } from '../open-database.js';
import { readerOn } from '../reader.js';
import type { AuditRow, TableName } from '../tables/index.js';

/** Newest first; `sequence` orders records of the same moment. */
export const NEWEST_FIRST = [
  { column: 'a.at', order: 'desc' },
  { column: 'a.sequence', order: 'desc' },
] as const;

type LoginColumns<P extends string> = { readonly [K in `${P}_name` | `${P}_email` | `${P}_type`]: string | null };
type Row = AuditRow &
  LoginColumns<'actor'> &
  LoginColumns<'host'> & {
    readonly sequence: number | string;
    readonly object_name: string | null;
    readonly actor_subject: string | null;
  };

/** A record with its number, and the record that its login acts for. */
export type NumberedView = AuditView & Pick<ToldAct, 'actorSubject'> & { readonly sequence: number };

const loginOf = (
  accountId: string | null,
  fullName: string | null,
  email: string | null,
  type: string | null,
): AuditLogin | null => (accountId === null ? null : { accountId, fullName, email, type: type as AuditLogin['type'] });

const viewOf = (row: Row): NumberedView => ({
  sequence: Number(row.sequence),
  id: row.id,
  at: row.at,
  actor: loginOf(row.actor_id, row.actor_name, row.actor_email, row.actor_type),
  proxyHost: loginOf(row.proxy_host_id, row.host_name, row.host_email, row.host_type),
  action: row.action,
  objectType: row.object_type,
  objectId: row.object_id,
  objectName: row.object_name,
  detail: JSON.parse(row.detail) as AuditView['detail'],
  actorSubject:
    row.actor_subject === null ? null : { type: row.actor_type as AuditLink['type'], id: row.actor_subject },
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
    .select(
      'a.*',
      'w.display_name as actor_name',
      'w.email as actor_email',
      'w.type as actor_type',
      'w.subject_id as actor_subject',
    )
    .select('h.display_name as host_name', 'h.email as host_email', 'h.type as host_type')
    .select(db.read.raw(objectName('a')));

/** Records by the numbers that exports found. */
export const auditViews =
  (db: Database) =>
  async (sequences: readonly string[]): Promise<readonly NumberedView[]> => {
    const rows = await readerOn(db).list<Row>(
      views(db)
        .whereIn('a.sequence', sequences.map(Number))
        .orderBy([...NEWEST_FIRST]),
    );
    return rows.map(viewOf);
  };
