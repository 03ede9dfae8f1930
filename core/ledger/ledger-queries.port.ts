import type { Instant, PageAsked, PageOf } from '../shared/index.js';
import type { Award } from './award.js';
import type { LedgerEntry, WalletKey } from './wallet.js';

/** What became of an award: the last time it was redeemed, and its newest ledger entry. */
export interface AwardTrail {
  /** the newest redemption of it that was not undone; null: none, and for cash */
  readonly redeemedAt: Instant | null;
  /** when and by whom the dealer was refunded for that redemption; null: not yet */
  readonly refundedAt: Instant | null;
  readonly refundedBy: string | null;
  /** the wallet's balance before and after the newest entry that moved the award, minor units */
  readonly previousBalance: number;
  readonly newBalance: number;
}

export interface AwardView extends Award {
  /** in lists of awards; undefined when the award has no entries */
  readonly trail?: AwardTrail | undefined;
  readonly event: { readonly id: string; readonly title: string } | null;
  readonly className: string | null;
  /** the place in the class's current results */
  readonly place: number | null;
}

export interface EntryView extends LedgerEntry {
  readonly awardLabel: string;
  /** of the redemption the entry belongs to */
  readonly redemptionNumber: number | null;
}

export interface LedgerQueries {
  awards(riderId: string, page: PageAsked): Promise<PageOf<AwardView>>;
  entries(wallet: WalletKey, page: PageAsked): Promise<PageOf<EntryView>>;
}
