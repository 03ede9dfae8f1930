import type { Instant, LocalDate, PageAsked, PageOf } from '../shared/index.js';
import type { Award } from './award.js';
import type { LedgerEntry, WalletKey } from './wallet.js';

export interface AwardView extends Award {
  readonly event: { readonly id: string; readonly title: string } | null;
  readonly className: string | null;
  /** as the class's results have it now */
  readonly place: number | null;
}

export interface EntryView extends LedgerEntry {
  readonly awardLabel: string;
  /** of the redemption the entry belongs to */
  readonly redemptionNumber: number | null;
}

/** One result of a rider and what became of it. */
export interface EarningView {
  readonly id: string;
  readonly event: { readonly id: string; readonly title: string; readonly startsOn: LocalDate | null };
  readonly className: string;
  readonly place: number | null;
  readonly type: 'finished' | 'DNF' | 'DNS' | 'DQ';
  readonly receivedAt: Instant;
  readonly currency: Award['currency'];
  /** the stored verdict */
  readonly verdict: import('../eligibility/index.js').Verdict;
  readonly award: AwardView | null;
}

export interface LedgerQueries {
  awards(riderId: string, page: PageAsked): Promise<PageOf<AwardView>>;
  entries(wallet: WalletKey, page: PageAsked): Promise<PageOf<EntryView>>;
  earnings(riderId: string, page: PageAsked & { readonly filter: 'all' | 'paid' | 'unpaid' }): Promise<PageOf<EarningView>>;
}
