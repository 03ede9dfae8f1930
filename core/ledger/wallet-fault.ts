import type { Award } from './award.js';
import type { EntryHead } from './wallet-store.port.js';
import { type Wallet, walletKey } from './wallet.js';

/**
 * A wallet that contradicts its ledger. Nothing is posted to it until it is repaired; `ledger:verify` lists all faults.
 */
export class WalletBroken extends Error {
  readonly code = 'WALLET_BROKEN';
  constructor(
    wallet: Wallet,
    /** the contradicting figures */
    readonly fault: string,
  ) {
    super(`Wallet ${walletKey(wallet)} is broken: ${fault}`);
    this.name = 'WalletBroken';
  }
}

/**
 * Compares a wallet's head with its newest entry and with the awards that have value, `held` (domain.md §5, invariants
 * 2, 3 and 6).
 * @returns the fault, or null when there is none
 */
export const walletFault = (
  wallet: Wallet,
  newest: EntryHead | undefined,
  held: readonly Award[],
): WalletBroken | null => {
  const sum = held.reduce((total, award) => total + award.current, 0);
  const says = (fault: string): WalletBroken => new WalletBroken(wallet, fault);
  if (wallet.sequence !== (newest?.sequence ?? 0))
    return says(`it stands at entry ${wallet.sequence}, its newest entry is ${newest?.sequence ?? 0}`);
  if (wallet.balance !== (newest?.next ?? 0))
    return says(`its balance is ${wallet.balance}, its newest entry says ${newest?.next ?? 0}`);
  if (wallet.balance !== sum) return says(`its balance is ${wallet.balance}, its awards hold ${sum}`);
  if (wallet.hash !== (newest?.hash ?? '')) return says('it does not carry the hash of its newest entry');
  return null;
};
