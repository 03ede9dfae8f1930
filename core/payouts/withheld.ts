import type { Program } from '../program/index.js';
import type { Stores } from '../shared/index.js';
import type { PayoutClaim } from './claim.js';
import { withholdingFor } from './payee.js';

/** The current tax rates of the riders of locked claims, in hundredths of a percent. */
export const withheldOf = async (
  tx: Pick<Stores, 'payees'>,
  claims: readonly PayoutClaim[],
  program: Program,
): Promise<(claim: PayoutClaim) => number> => {
  const payees = await tx.payees.byIds(claims.map((it) => it.riderId));
  const ofRider = new Map(payees.map((it) => [it.riderId, withholdingFor(it, program)]));
  return ({ riderId, withholdingBasisPoints }) => ofRider.get(riderId) ?? withholdingBasisPoints;
};
