import type { Verdict } from '../eligibility/index.js';
import type { Dismissal } from '../events/index.js';
import type { AwardView } from '../ledger/index.js';
import type { Currency, Instant, LocalDate, PageAsked, PageOf } from '../shared/index.js';
import type { ResultType } from './result.js';

/** A rider's result with its verdict and award. */
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

/** An award with its rider. */
export interface RecentEarning extends AwardView {
  readonly riderName: string;
}

/**
 * An award of which more was spent than it is worth now. Nobody has to pay it back; admins review it (domain.md §4).
 */
export interface OverpaidView extends AwardView {
  readonly riderName: string;
  /** minor units of the award's currency */
  readonly overpaid: number;
  /** when an admin left all of it with the rider, and who; null: it waits */
  readonly dismissal: Pick<Dismissal, 'at' | 'by'> | null;
}

/**
 * `owed`: cash that was not paid yet; `paid`: cash that was; `credit`: dealer credit and bonuses; `nothing`: no award, or
 * one that was taken back; `unpaid`: `owed` and `nothing`.
 */
export type EarningFilter = 'all' | 'owed' | 'paid' | 'credit' | 'nothing' | 'unpaid';

export interface EarningQueries {
  /** newest race day first */
  earnings(riderId: string, page: PageAsked & { readonly filter: EarningFilter }): Promise<PageOf<EarningView>>;
  /** one result of a rider; undefined when it is not theirs */
  earning(riderId: string, resultId: string): Promise<EarningView | undefined>;
  /** the newest awards from results, without reversed ones; of one rider, or of all (null) */
  recentEarnings(riderId: string | null, limit: number): Promise<readonly RecentEarning[]>;
  /** riders who were given the bonus of a series, newest first; a revoked one is worth 0 */
  bonuses(asked: PageAsked & { readonly seriesId: string }): Promise<PageOf<RecentEarning>>;
  /** the largest first; `setAside`: only those left with the rider, or only those that wait; without: both */
  overpaid(asked: PageAsked & { readonly setAside?: boolean }): Promise<PageOf<OverpaidView>>;
  /** when the oldest of the overpaid awards that wait was given; null: none waits */
  overpaidSince(): Promise<Instant | null>;
}
