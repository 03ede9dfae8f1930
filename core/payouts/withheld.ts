import type { Program } from '../program/index.js';
import type { DomainError, Stores } from '../shared/index.js';
import type { PayoutClaim } from './claim.js';
import { taxRefusal, withholdingFor } from './payee.js';

export interface Withheld {
  /** the tax rate of the claim's rider now, in hundredths of a percent */
  basisPoints(claim: PayoutClaim): number;
  /** why nothing is paid to the claim's rider before their tax residence is confirmed; null: it is */
  refusal(claim: PayoutClaim): DomainError | null;
}

/** What is withheld now from the riders of locked claims. */
export const withheldOf = async (
  tx: Pick<Stores, 'payees'>,
  claims: readonly PayoutClaim[],
  program: Program,
): Promise<Withheld> => {
  const payees = await tx.payees.byIds(claims.map((claim) => claim.riderId));
  const ofRider = new Map(payees.map((payee) => [payee.riderId, payee]));
  return {
    basisPoints: ({ riderId, withholdingBasisPoints }) => {
      const payee = ofRider.get(riderId);
      return payee ? withholdingFor(payee, program) : withholdingBasisPoints;
    },
    refusal: ({ riderId }) => {
      const payee = ofRider.get(riderId);
      return payee ? taxRefusal(payee) : null;
    },
  };
};
