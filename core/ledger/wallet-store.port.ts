import type { LocalDate } from '../shared/index.js';
import type { Award } from './award.js';
import type { Chosen, CreditChoice } from './credit-choice.js';
import type { LedgerEntry, Posting, Wallet, WalletKey } from './wallet.js';

/** The newest entry of a wallet's ledger. */
export type EntryHead = WalletKey & Pick<LedgerEntry, 'sequence' | 'next' | 'hash'>;

export interface WalletStore {
  /**
   * Locks the wallets until the transaction ends, in the order of `walletKey`, and returns their heads. A wallet that
   * does not exist yet is returned as `emptyWallet` and locked too: if two transactions create it, one waits or is
   * retried.
   */
  lock(keys: readonly WalletKey[]): Promise<readonly Wallet[]>;
  /** Awards of locked wallets that still hold value. */
  awardsWithValue(keys: readonly WalletKey[]): Promise<readonly Award[]>;
  awardsById(ids: readonly string[]): Promise<readonly Award[]>;
  /** Every award the event's results ever earned, including reversed ones. */
  awardsOfEvent(eventId: string): Promise<readonly Award[]>;
  /** The rider's awards of these classes, including reversed ones. */
  awardsInClasses(riderId: string, classIds: readonly string[]): Promise<readonly Award[]>;
  /** The rider's bonus of a series, including one that was revoked. */
  bonus(riderId: string, seriesId: string): Promise<Award | undefined>;
  /** The newest entry of each wallet that has one. */
  newestEntries(keys: readonly WalletKey[]): Promise<readonly EntryHead[]>;
  /**
   * Keys of wallets with expired value, at most `limit`, ordered by rider and currency, after the key `after` (null:
   * from the first).
   */
  expiring(today: LocalDate, after: WalletKey | null, limit: number): Promise<readonly WalletKey[]>;
  /**
   * Stores heads, awards and entries of locked wallets. If another transaction created the same award or wallet first,
   * LostRace is thrown here, by the next query or at the commit.
   * @throws LostRace
   */
  post(postings: readonly Posting[]): Promise<void>;
  /** Gives awards of locked wallets another last day. */
  postpone(awards: readonly Award[], lastDay: LocalDate): Promise<void>;
  /** By cash award of these: what its rider took as credit, the first choice first. */
  choicesOf(awardIds: readonly string[]): Promise<ReadonlyMap<string, readonly Chosen[]>>;
  /** Stores a choice whose postings go with it. */
  recordChoice(choice: CreditChoice): Promise<void>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    wallets: WalletStore;
  }
}
