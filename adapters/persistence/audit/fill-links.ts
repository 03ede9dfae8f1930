import { actKindOf, type AuditLink, type AuditRecord, LINKED, touchedBy } from '@rrr/core/audit';
import { bulkInsertOf } from '../bulk-insert.js';
import type { Database } from '../open-database.js';
import { rowsIn, type Sql, sqlOn } from '../sql.js';
import type { AuditRow } from '../tables/index.js';
import { LOOKUPS } from './link-lookups.js';

type Act = Pick<AuditRecord, 'action' | 'objectType' | 'objectId' | 'detail'>;

const isLinked = (type: string): type is AuditLink['type'] => (LINKED as readonly string[]).includes(type);

/** Which records each of these audit records touches, what is looked up once for all. In their order. */
export const linksOf = async (
  sql: Pick<Sql, 'rows'>,
  acts: readonly Act[],
): Promise<readonly (readonly AuditLink[])[]> => {
  const touched = acts.map(touchedBy);
  const found = new Map<string, AuditLink[]>();
  for (const { of, type, id, from, key } of LOOKUPS) {
    const keys = new Set(touched.flatMap((item) => item.through.flatMap((one) => (one.type === of ? [one.id] : []))));
    if (keys.size === 0) continue;
    const rows = await rowsIn<{ readonly k: string | number; readonly t: string; readonly i: string | null }>(
      sql,
      [...keys],
      (some) => `SELECT ${key} AS k, ${type} AS t, ${id} AS i FROM ${from} WHERE ${key} IN (${some})`,
    );
    for (const { k, t, i } of rows) {
      if (i === null || !isLinked(t)) continue;
      const led = found.get(`${of} ${k}`) ?? [];
      led.push({ type: t, id: i });
      found.set(`${of} ${k}`, led);
    }
  }
  return touched.map(({ links, through }) => {
    const all = [...links, ...through.flatMap(({ type, id }) => found.get(`${type} ${id}`) ?? [])];
    return [...new Map(all.map((link) => [`${link.type} ${link.id}`, link])).values()];
  });
};

/** Records at once: a few milliseconds of SQLite, whose statements keep the whole server waiting. */
const BATCH = 1_000;

/**
 * Links the records of the audit log after a number with what they touch, batch by batch. Links that are there stay, so
 * that it can be repeated after an interruption.
 */
export const fillLinks = async (sql: Sql, after: number): Promise<void> => {
  for (let last = after; ;) {
    const rows = await sql.rows<Omit<AuditRow, 'id' | 'actor_id' | 'proxy_host_id'> & { sequence: number | string }>(
      `SELECT sequence, at, action, object_type, object_id, detail FROM audit_log WHERE sequence > ?
       ORDER BY sequence LIMIT ${BATCH}`,
      [last],
    );
    const links = await linksOf(
      sql,
      rows.map(({ action, object_type, object_id, detail }) => ({
        action,
        objectType: object_type,
        objectId: object_id,
        detail: JSON.parse(detail) as AuditRecord['detail'],
      })),
    );
    await bulkInsertOf(
      sql,
      'audit_links',
      rows.flatMap((row, at) => (links[at] ?? []).map((link) => ({ row, link }))),
      ({ row, link }) => ({
        subject_type: link.type,
        subject_id: link.id,
        at: row.at,
        sequence: Number(row.sequence),
        kind: actKindOf(row.action),
      }),
      { keys: ['subject_type', 'subject_id', 'at', 'sequence'], update: 'nothing' },
    );
    if (rows.length < BATCH) return;
    last = Number(rows.at(-1)?.sequence);
  }
};

/** The number of the newest record of the audit log; 0 without any. */
export const lastRecord = async (sql: Pick<Sql, 'rows'>): Promise<number> => {
  const [row] = await sql.rows<{ readonly sequence: number | string | null }>(
    'SELECT MAX(sequence) AS sequence FROM audit_log',
  );
  return Number(row?.sequence ?? 0);
};

/** Links the whole audit log, for a database whose rows were loaded past the stores. */
export const linkHistory = (db: Database): Promise<void> =>
  db.kind === 'mysql'
    ? fillLinks(sqlOn(db.long.write, db.kind), 0)
    : db.long.write.transaction((trx) => fillLinks(sqlOn(trx, db.kind), 0));
