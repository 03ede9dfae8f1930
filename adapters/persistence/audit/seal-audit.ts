import { bulkInsert } from '../bulk-insert.js';
import { isLostRace } from '../lost-race.js';
import { inMysqlTransaction } from '../mysql-transaction.js';
import type { Database } from '../open-database.js';
import { laterOn, type Sql, sqlOn } from '../sql.js';
import { headOf, linkOf, type StoredAudit } from './chain.js';

const AT_ONCE = 1_000;
/** A record may commit after others that were numbered later; none commits this much later. */
const LATECOMERS = 100_000;

/**
 * Chains audit records that stand alone yet, in the order in which they are found, by hashes: from then on an edit or a
 * removal of one is seen. Apart from the writing of them, so that acts at the same time do not wait for one another.
 * Any number of servers may do it at once.
 * @returns how many were chained; when it is as many as are done at once there may be more
 */
export const sealAudit = async (db: Database): Promise<{ readonly sealed: number; readonly more: boolean }> => {
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
      return { position, audit_sequence: Number(row.sequence), hash };
    });
    // two servers at once give the same position: the second is told by the key, and leaves it to the first
    await bulkInsert(laterOn(sql), 'audit_chain', links);
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
