import type { LocalDate } from '../shared/index.js';
import type { Award } from './award.js';
import type { LedgerEntry, Posting, Wallet, WalletKey } from './wallet.js';

/** Where a wallet's ledger stands: its newest entry. */
export type EntryHead = WalletKey & Pick<LedgerEntry, 'sequence' | 'next' | 'hash'>;

export interface WalletStore {
  /**
   * Locks the wallets until the transaction ends, in the order of `walletKey`, and gives their heads. A wallet that
   * does not exist yet comes as `emptyWallet` and is locked too: of two transactions that create it, one waits or
   * starts over.
   */
  lock(keys: readonly WalletKey[]): Promise<readonly Wallet[]>;
  /** Awards of locked wallets that still hold value. */
  awardsWithValue(keys: readonly WalletKey[]): Promise<readonly Award[]>;
  awardsById(ids: readonly string[]): Promise<readonly Award[]>;
  /** Every award that results of the event ever earned, reversed ones too. */
  awardsOfEvent(eventId: string): Promise<readonly Award[]>;
  /** The bonus of a series that the rider was ever given, taken back or not. */
  bonus(riderId: string, seriesId: string): Promise<Award | undefined>;
  /** The newest entry of each wallet that has one. */
  newestEntries(keys: readonly WalletKey[]): Promise<readonly EntryHead[]>;
  /**
   * Wallets holding value whose last day has passed, at most `limit`, in the order of rider and currency: those behind
   * `after`, null for the first.
   */
  expiring(today: LocalDate, after: WalletKey | null, limit: number): Promise<readonly WalletKey[]>;
  /**
   * Stores heads, awards and entries of locked wallets. An award or a wallet that another transaction made meanwhile is
   * told now, by what is asked next, or at the commit. @throws LostRace
   */
  post(postings: readonly Posting[]): Promise<void>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    wallets: WalletStore;
  }
}
