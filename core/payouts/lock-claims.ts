import type { Wallet } from '../ledger/index.js';
import { LostRace, type Stores } from '../shared/index.js';
import type { PayoutClaim } from './claim.js';

export interface LockedClaims {
  /** the cash wallets of the claims */
  readonly wallets: readonly Wallet[];
  /** in the order of their ids */
  readonly claims: readonly PayoutClaim[];
}

export const cashOf = ({ riderId, currency }: Pick<PayoutClaim, 'riderId' | 'currency'>) => ({
  riderId,
  currency,
  book: 'cash' as const,
});
export const isOf = (wallet: Wallet, claim: PayoutClaim): boolean =>
  wallet.riderId === claim.riderId && wallet.currency === claim.currency;

/**
 * Locks claims until the transaction ends: first their wallets, then the claims, always in this order to prevent
 * deadlocks. A locked claim therefore includes its awards. Unknown ids are left out.
 */
export const lockClaims = async (
  tx: Pick<Stores, 'payoutClaims' | 'wallets'>,
  ids: readonly string[],
): Promise<LockedClaims> => {
  const owners = await tx.payoutClaims.owners(ids);
  const wallets = await tx.wallets.lock(owners.map(cashOf));
  const claims = await tx.payoutClaims.lock(owners.map((owner) => owner.id));
  // merged into another rider while waiting for the lock
  if (claims.some((claim) => !wallets.some((wallet) => isOf(wallet, claim)))) throw new LostRace();
  return { wallets, claims };
};
