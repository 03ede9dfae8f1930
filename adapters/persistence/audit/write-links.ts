import { actKindOf, type AuditRecord, LINKED, touchedBy } from '@rrr/core/audit';
import { deferWrites, placeholders, type Sql, type Value } from '../sql.js';
import { LOOKUPS } from './link-lookups.js';

const IS_LINKED = `(${LINKED.map((text) => `'${text}'`).join(', ')})`;

/**
 * Links a record that was just appended with what it touches, in the same transaction. One statement, which looks up
 * what has to be: it is sent with the next one, so that no caller waits for it.
 */
export const writeLinks = async (sql: Sql, record: AuditRecord): Promise<void> => {
  const { links, through } = touchedBy(record);
  const parts: string[] = [];
  const values: Value[] = [];
  for (const { type, id } of links) {
    parts.push('SELECT ? AS t, ? AS i');
    values.push(type, id);
  }
  for (const lookup of LOOKUPS) {
    const keys = through.filter((item) => item.type === lookup.of).map((item) => item.id);
    if (keys.length === 0) continue;
    parts.push(
      `SELECT ${lookup.type} AS t, ${lookup.id} AS i FROM ${lookup.from} WHERE ${lookup.key} IN (${placeholders(keys)})`,
    );
    values.push(...keys);
  }
  if (parts.length === 0) return;
  await deferWrites(sql).run(
    `INSERT INTO audit_links (subject_type, subject_id, at, sequence, kind)
     SELECT l.t, l.i, a.at, a.sequence, ? FROM (${parts.join(' UNION ')}) l, audit_log a
     WHERE a.id = ? AND l.i IS NOT NULL AND l.t IN ${IS_LINKED}`,
    [actKindOf(record.action), ...values, record.id],
  );
};
