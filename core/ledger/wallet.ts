import type { Currency, Instant } from '../shared/index.js';
import type { Award, AwardType } from './award.js';

/** Credit and bonus awards are kept in one book, cash awards in another. Only credit can be redeemed at a dealer. */
export type Book = 'credit' | 'cash';
export const bookOf = (type: AwardType): Book => (type === 'cash' ? 'cash' : 'credit');

export interface WalletKey {
  readonly riderId: string;
  readonly currency: Currency;
  readonly book: Book;
}

/** The head of a rider's book in one currency: the state after its newest entry. */
export interface Wallet extends WalletKey {
  readonly balance: number;
  /** sequence number of the newest entry, 0 before the first */
  readonly sequence: number;
  /** hash of the newest entry, '' before the first */
  readonly hash: string;
}

export type EntryKind =
  | 'award'
  | 'correct'
  | 'reverse'
  | 'redeem'
  | 'undo'
  | 'expire'
  | 'transfer'
  | 'adjust'
  | 'pay'
  | 'unpay'
  /** cash that its rider took as dealer credit: out of the one, into the other */
  | 'choose'
  /** the program's bonus on such credit */
  | 'bonus';

/** One signed change of one award. Entries are never updated or deleted (domain.md §5). */
export interface LedgerEntry extends WalletKey {
  readonly id: string;
  readonly sequence: number;
  readonly awardId: string;
  readonly kind: EntryKind;
  readonly amount: number;
  readonly previous: number;
  readonly next: number;
  readonly at: Instant;
  /** account that acted; null for the program's own jobs */
  readonly actorId: string | null;
  /** the admin behind the actor in proxy mode */
  readonly proxyHostId: string | null;
  /** the id of the redemption, event or other cause */
  readonly reference: string | null;
  readonly previousHash: string;
  readonly hash: string;
}

/** All changes to one wallet by one decision; stored completely or not at all. */
export interface Posting {
  readonly wallet: Wallet;
  readonly awards: readonly Award[];
  readonly entries: readonly LedgerEntry[];
  /** by award: how its initial value changed */
  readonly worth: ReadonlyMap<string, number>;
  /** ids of awards created by this posting */
  readonly issued: ReadonlySet<string>;
}

/** Wallets are always locked in the order of this key, which prevents deadlocks. */
export const walletKey = (key: WalletKey): string => `${key.riderId}/${key.currency}/${key.book}`;
export const emptyWallet = ({ riderId, currency, book }: WalletKey): Wallet => ({
  riderId,
  currency,
  book,
  balance: 0,
  sequence: 0,
  hash: '',
});
