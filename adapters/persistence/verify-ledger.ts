import { anchorFaults, type Anchor } from './history/anchors.js';
import { barePartFault } from './history/bare-part.js';
import { verifyHeads } from './verify/verify-heads.js';
import type { Database } from './open-database.js';
import { sqlOn } from './sql.js';
import { findings, type Verified } from './verify/violation.js';
import { verifyChoices } from './verify/choices.js';
import { verifyClaims } from './verify/claims.js';
import type { SealCheck } from './verify/entries.js';
import { verifyPaidOnce } from './verify/paid-once.js';
import { verifyPurses } from './verify/purses.js';
import { verifyRedemptions } from './verify/redemptions.js';
import { verifyWallets } from './verify/wallets.js';

export type { Verified } from './verify/violation.js';

/**
 * Recomputes the seven invariants of domain.md §5 from the tables, page by page in bounded memory. Reads one snapshot of
 * the database, so it may run while money moves. `seals`: null checks the hashes but not who could make them, for
 * databases that no server with keys wrote. `anchors`: what was told elsewhere.
 */
export const verifyLedger = (
  db: Database,
  seals: SealCheck = null,
  anchors: readonly Anchor[] = [],
): Promise<Verified> => {
  const config = db.kind === 'mysql' ? ({ isolationLevel: 'repeatable read' } as const) : { readOnly: true };
  return db.long.read.transaction(async (trx) => {
    const sql = sqlOn(trx, db.kind);
    const found = findings();
    const { counts, bare } = await verifyWallets(sql, found, seals);
    const redemptions = await verifyRedemptions(sql, found);
    const claims = await verifyClaims(sql, found);
    const choices = await verifyChoices(sql, found);
    await verifyPaidOnce(sql, found);
    const classes = await verifyPurses(sql, found);
    const say = (detail: string): void => found.add({ invariant: 6, where: 'the ledger', detail });
    if (seals) {
      const fault = await barePartFault(sql, 'ledger', bare, seals);
      if (fault !== null) say(fault);
      await verifyHeads(sql, seals, found);
    }
    for (const anchorFault of await anchorFaults(sql, 'ledger', anchors)) say(anchorFault);
    return { checked: { ...counts, redemptions, claims, choices, classes }, breaks: found.all() };
  }, config);
};
