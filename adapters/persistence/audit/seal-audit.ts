import type { HistorySeals } from '@rrr/core/shared';
import { bulkInsert } from '../bulk-insert.js';
import { linkText } from '../history/sealed-texts.js';
import { isLostRace } from '../lost-race.js';
import { inMysqlTransaction } from '../mysql-transaction.js';
import type { Database } from '../open-database.js';
import { deferWrites, type Sql, sqlOn } from '../sql.js';
import { headOf, linkOf, type StoredAudit } from './chain.js';

const AT_ONCE = 1_000;
/** A record may be committed after records with higher numbers, but not this many later. */
const LATECOMERS = 100_000;

/**
 * Appends new audit records to the hash chain and seals each link, after which edits and removals are detected. Done
 * separately from writing the records, so that concurrent requests do not wait for each other. Several servers can run
 * it at once.
 * @returns the number chained; a full batch means there may be more
 */
export const sealAudit = async (
  db: Database,
  seals: Pick<HistorySeals, 'seal'>,
): Promise<{ readonly sealed: number; readonly more: boolean }> => {
  const seal = async (sql: Sql): Promise<number> => {
    const head = await headOf(sql);
    const [newest] = await sql.rows<{ sequence: number | null }>(
      'SELECT MAX(audit_sequence) AS sequence FROM audit_chain',
    );
    const rows = await sql.rows<StoredAudit>(
      `SELECT a.* FROM audit_log a LEFT JOIN audit_chain c ON c.audit_sequence = a.sequence WHERE a.sequence > ?
        AND c.position IS NULL ORDER BY a.sequence LIMIT ${AT_ONCE}`,
      [Math.max(0, Number(newest?.sequence ?? 0) - LATECOMERS)],
    );
    let { position, hash } = head;
    const links = rows.map((row) => {
      [position, hash] = [position + 1, linkOf(hash, row)];
      return { position, audit_sequence: Number(row.sequence), hash, seal: seals.seal(linkText(position, hash)) };
    });
    // two servers may assign the same position; the key makes the second insert fail and leaves it to the first
    await bulkInsert(deferWrites(sql), 'audit_chain', links);
    return links.length;
  };
  try {
    const sealed = await (db.kind === 'mysql'
      ? inMysqlTransaction(db.write, seal)
      : db.write.transaction((trx) => seal(sqlOn(trx, db.kind))));
    return { sealed, more: sealed === AT_ONCE };
  } catch (error) {
    if (isLostRace(error)) return { sealed: 0, more: false };
    throw error;
  }
};
