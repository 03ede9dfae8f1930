import type { PageAsked, PageOf } from '../shared/index.js';
import type { Award } from './award.js';
import type { LedgerEntry, WalletKey } from './wallet.js';

export interface AwardView extends Award {
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
