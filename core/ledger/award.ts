import type { Currency, Instant, LocalDate } from '../shared/index.js';

export type AwardType = 'credit' | 'bonus' | 'cash';
/**
 * The statuses of requirements §3, plus `reversed`: corrected results no longer earn the award, and `converted`: the rider
 * took all of the cash as dealer credit.
 */
export type AwardStatus = 'current' | 'expired' | 'spent' | 'earned' | 'funded' | 'reversed' | 'converted';

/**
 * Money a rider won by one result (or a series bonus). Amounts are minor units of `currency`. Always: `0 ≤ current ≤
 * initial`, and `initial + overpaid = current + spent + expired`, where overpaid = max(0, spent + expired − initial).
 */
export interface Award {
  readonly id: string;
  readonly riderId: string;
  readonly currency: Currency;
  readonly type: AwardType;
  readonly status: AwardStatus;
  readonly initial: number;
  readonly current: number;
  /** redeemed (or, for cash, paid) and not undone */
  readonly spent: number;
  readonly expired: number;
  /** deducted by admins from `initial`; still deducted when results are evaluated again */
  readonly taken: number;
  /**
   * of cash: what the rider took as dealer credit instead, no longer part of `initial`; of credit and bonuses: what such
   * choices gave; left out: nothing
   */
  readonly chosen?: number;
  readonly awardedAt: Instant;
  /** last day on which it can be redeemed; null for cash */
  readonly expiresOn: LocalDate | null;
  /** the result that won it: at most one award for a rider in a class; null for a series bonus */
  readonly source: { readonly eventId: string; readonly classId: string } | null;
  /**
   * the series that reports count it for: the event's series when it was issued, or the series of a bonus; a rider has
   * at most one bonus per series
   */
  readonly seriesId: string | null;
  /** a bonus of the standings of a class: those standings, of which a rider has at most one; left out: no such bonus */
  readonly standingsId?: string;
  /** the name shown to people: "Glen Helen · 450 Pro" */
  readonly label: string;
}

/**
 * The amount spent beyond what corrected results still earn. It is listed for admins and never taken from another award
 * (domain.md §4).
 */
export const overpaid = (award: Award): number => Math.max(0, award.spent - award.initial);

/** The value of an award for what its result earns, less what admins deducted from it. Minor units. */
export const worthOf = (award: Pick<Award, 'taken'> | null, earned: number): number =>
  Math.max(0, earned - (award?.taken ?? 0));

export const isSpendable = (award: Award, today: LocalDate): boolean =>
  award.type !== 'cash' && award.current > 0 && award.expiresOn !== null && award.expiresOn >= today;

/** Spending order: earliest expiry, then oldest, then id. The id makes the order independent of the database. */
export const bySpendingOrder = (a: Award, b: Award): number =>
  compare(a.expiresOn ?? '9999', b.expiresOn ?? '9999') || compare(a.awardedAt, b.awardedAt) || compare(a.id, b.id);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Derives the status from the amounts. */
export const statusOf = (award: Omit<Award, 'status'>): AwardStatus => {
  if (award.initial === 0) return award.type === 'cash' && award.chosen ? 'converted' : 'reversed';
  if (award.type === 'cash') {
    if (award.current > 0) return 'earned';
    return award.expired > 0 && award.spent < award.initial ? 'expired' : 'funded';
  }
  if (award.current > 0) return 'current';
  return award.expired > 0 && award.spent < award.initial ? 'expired' : 'spent';
};
