import type { Database } from './open-database.js';
import { sqlOn } from './sql.js';
import { findings, type Verified } from './verify/violation.js';
import { verifyClaims } from './verify/claims.js';
import { verifyPaidOnce } from './verify/paid-once.js';
import { verifyRedemptions } from './verify/redemptions.js';
import { verifyWallets } from './verify/wallets.js';

export type { Verified } from './verify/violation.js';

/**
 * Recomputes the six invariants of domain.md §5 from the tables, page by page in bounded memory. Reads one snapshot of
 * the database, so it may run while money moves.
 */
export const verifyLedger = (db: Database): Promise<Verified> => {
  const config = db.kind === 'mysql' ? ({ isolationLevel: 'repeatable read' } as const) : { readOnly: true };
  return db.long.read.transaction(async (trx) => {
    const sql = sqlOn(trx, db.kind);
    const found = findings();
    const counts = await verifyWallets(sql, found);
    const redemptions = await verifyRedemptions(sql, found);
    const claims = await verifyClaims(sql, found);
    await verifyPaidOnce(sql, found);
    return { checked: { ...counts, redemptions, claims }, breaks: found.all() };
  }, config);
};
