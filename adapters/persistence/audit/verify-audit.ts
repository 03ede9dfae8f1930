import type { Database } from '../open-database.js';
import { type Sql, sqlOn, whole } from '../sql.js';
import type { AuditChainRow } from '../tables/index.js';
import { linkOf, type StoredAudit } from './chain.js';

const PAGE = 2_000;
const NAMED = 20;

export interface VerifiedAudit {
  readonly checked: number;
  /** records not chained yet, so not verified */
  readonly unsealed: number;
  /** the first violations */
  readonly breaks: readonly string[];
}

type Link = AuditChainRow & Partial<StoredAudit>;

/** Verifies the hash chain of audit records page by page; detects edits, removals and insertions. */
export const verifyAudit = (db: Database): Promise<VerifiedAudit> => {
  const config = db.kind === 'mysql' ? ({ isolationLevel: 'repeatable read' } as const) : { readOnly: true };
  return db.long.read.transaction((trx) => follow(sqlOn(trx, db.kind)), config);
};

const follow = async (sql: Sql): Promise<VerifiedAudit> => {
  const breaks: string[] = [];
  let [position, hash, checked] = [0, '', 0];
  for (;;) {
    const rows = await sql.rows<Link>(
      `SELECT c.position, c.audit_sequence, c.hash, a.* FROM audit_chain c LEFT
        JOIN audit_log a ON a.sequence = c.audit_sequence WHERE c.position > ? ORDER BY c.position LIMIT ${PAGE}`,
      [position],
    );
    for (const row of rows) {
      const say = (what: string): void =>
        void (breaks.length < NAMED && breaks.push(`record ${row.audit_sequence} (${row.at ?? 'gone'}): ${what}`));
      if (Number(row.position) !== position + 1) say(`the chain has a gap before this record, after link ${position}`);
      if (row.id === null || row.id === undefined) say('is in the chain but was removed from the log');
      else if (linkOf(hash, row as StoredAudit) !== row.hash)
        say('its content, or that of an earlier record, was changed');
      [position, hash, checked] = [Number(row.position), row.hash, checked + 1];
    }
    if (rows.length < PAGE) break;
  }
  const [counted] = await sql.rows<{ records: number | string }>('SELECT COUNT(*) AS records FROM audit_log');
  return { checked, unsealed: Math.max(0, whole(counted?.records ?? 0) - checked), breaks };
};
