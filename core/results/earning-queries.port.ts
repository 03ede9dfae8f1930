import type { Verdict } from '../eligibility/index.js';
import type { AwardView } from '../ledger/index.js';
import type { Currency, Instant, LocalDate, PageAsked, PageOf } from '../shared/index.js';
import type { ResultType } from './result.js';

/** One result of a rider and what became of it. */
export interface EarningView {
  readonly id: string;
  readonly event: { readonly id: string; readonly title: string; readonly startsOn: LocalDate | null };
  readonly className: string;
  readonly place: number | null;
  readonly type: ResultType;
  readonly receivedAt: Instant;
  readonly currency: Currency;
  /** the stored verdict */
  readonly verdict: Verdict;
  readonly award: AwardView | null;
}

/** An award, and whose it is. */
export interface RecentEarning extends AwardView {
  readonly riderName: string;
}

/**
 * An award of which more was spent than it is worth now: nobody is asked to give it back, an admin looks at it
 * (domain.md §4).
 */
export interface OverpaidView extends AwardView {
  readonly riderName: string;
  /** minor units of the award's currency */
  readonly overpaid: number;
}

export interface EarningQueries {
  /** newest race day first; `paid` are those with an award that was not taken back */
  earnings(
    riderId: string,
    page: PageAsked & { readonly filter: 'all' | 'paid' | 'unpaid' },
  ): Promise<PageOf<EarningView>>;
  /** one result of a rider; undefined where it is none of theirs */
  earning(riderId: string, resultId: string): Promise<EarningView | undefined>;
  /** the newest awards that results won and still win; of one rider, or of all (null) */
  recentEarnings(riderId: string | null, limit: number): Promise<readonly RecentEarning[]>;
  /** whom the bonus of a series was given to, newest first; one that was taken back is worth 0 */
  bonuses(asked: PageAsked & { readonly seriesId: string }): Promise<PageOf<RecentEarning>>;
  /** the largest first */
  overpaid(page: PageAsked): Promise<PageOf<OverpaidView>>;
}
