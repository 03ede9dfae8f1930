import type { HistorySeals } from '@rrr/core/shared';
import { type Anchor, anchorFaults } from '../history/anchors.js';
import { barePartFault, barePartOf, type NewestBare } from '../history/bare-part.js';
import { linkText, sealFault } from '../history/sealed-texts.js';
import type { Database } from '../open-database.js';
import { type Sql, sqlOn, toSafeInteger } from '../sql.js';
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

/**
 * Verifies the hash chain of audit records page by page, the seal of each link, and what was told elsewhere
 * (`anchors`); detects edits, removals and insertions, also by somebody who computes the hashes anew.
 */
export const verifyAudit = (
  db: Database,
  seals: Pick<HistorySeals, 'check'>,
  anchors: readonly Anchor[] = [],
): Promise<VerifiedAudit> => {
  const config = db.kind === 'mysql' ? ({ isolationLevel: 'repeatable read' } as const) : { readOnly: true };
  return db.long.read.transaction((trx) => follow(sqlOn(trx, db.kind), seals, anchors), config);
};

const follow = async (
  sql: Sql,
  seals: Pick<HistorySeals, 'check'>,
  anchors: readonly Anchor[],
): Promise<VerifiedAudit> => {
  const breaks: string[] = [];
  const name = (text: string): void => void (breaks.length < NAMED && breaks.push(text));
  let [position, hash, checked, bare] = [0, '', 0, 0];
  let newestBare: NewestBare | undefined;
  for (;;) {
    const rows = await sql.rows<Link>(
      `SELECT c.position, c.audit_sequence, c.hash, c.seal, a.* FROM audit_chain c LEFT
        JOIN audit_log a ON a.sequence = c.audit_sequence WHERE c.position > ? ORDER BY c.position LIMIT ${PAGE}`,
      [position],
    );
    for (const row of rows) {
      const say = (what: string): void => name(`record ${row.audit_sequence} (${row.at ?? 'gone'}): ${what}`);
      const at = Number(row.position);
      if (at !== position + 1) say(`the chain has a gap before this record, after link ${position}`);
      if (row.id === null || row.id === undefined) say('is in the chain but was removed from the log');
      else if (linkOf(hash, row as StoredAudit) !== row.hash)
        say('its content, or that of an earlier record, was changed');
      if (row.seal === null) [bare, newestBare] = [bare + 1, { sequence: at, hash: row.hash }];
      else {
        const fault = sealFault(seals, linkText(at, row.hash), row.seal);
        if (fault !== null) say(fault);
      }
      [position, hash, checked] = [at, row.hash, checked + 1];
    }
    if (rows.length < PAGE) break;
  }
  const part = barePartOf();
  if (newestBare) part.add('audit', bare, newestBare);
  const fault = await barePartFault(sql, 'audit', part.get(), seals);
  if (fault !== null) name(fault);
  for (const anchorFault of await anchorFaults(sql, 'audit', anchors)) name(anchorFault);
  const [counted] = await sql.rows<{ records: number | string }>('SELECT COUNT(*) AS records FROM audit_log');
  return { checked, unsealed: Math.max(0, toSafeInteger(counted?.records ?? 0) - checked), breaks };
};
