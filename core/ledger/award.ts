import type { Currency, Instant, LocalDate } from '../shared/index.js';

export type AwardType = 'credit' | 'bonus' | 'cash';
/** Requirements §3, and `reversed`: taken back because corrected results no longer earn it. */
export type AwardStatus = 'current' | 'expired' | 'spent' | 'earned' | 'funded' | 'reversed';

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
  /** taken by admins' adjustments, out of `initial`: it stays taken when results are judged again */
  readonly taken: number;
  readonly awardedAt: Instant;
  /** last day on which it can be redeemed; null for cash */
  readonly expiresOn: LocalDate | null;
  /** the result that won it: at most one award for a rider in a class; null for a series bonus */
  readonly source: { readonly eventId: string; readonly classId: string } | null;
  /**
   * the series it counts for in reports: that of its event when it was issued, or the bonus's own; a rider has one
   * bonus of a series
   */
  readonly seriesId: string | null;
  /** what people read: "Glen Helen · 450 Pro" */
  readonly label: string;
}

/**
 * Spent although corrected results no longer earn it: listed for the admin, never taken from another award (domain.md
 * §4).
 */
export const overpaid = (award: Award): number => Math.max(0, award.spent - award.initial);

/** What an award is worth when its result earns so much: what an admin took of it does not come back. */
export const worthOf = (award: Pick<Award, 'taken'> | null, earned: number): number =>
  Math.max(0, earned - (award?.taken ?? 0));

export const isSpendable = (award: Award, today: LocalDate): boolean =>
  award.type !== 'cash' && award.current > 0 && award.expiresOn !== null && award.expiresOn >= today;

/**
 * Spending order: what expires first, then the oldest, then the id, so that the order never depends on the database.
 */
export const bySpendingOrder = (a: Award, b: Award): number =>
  compare(a.expiresOn ?? '9999', b.expiresOn ?? '9999') || compare(a.awardedAt, b.awardedAt) || compare(a.id, b.id);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The status follows from the figures, so no two places can disagree about it. */
export const statusOf = (award: Omit<Award, 'status'>): AwardStatus => {
  if (award.initial === 0) return 'reversed';
  if (award.type === 'cash') return award.current > 0 ? 'earned' : 'funded';
  if (award.current > 0) return 'current';
  return award.expired > 0 && award.spent < award.initial ? 'expired' : 'spent';
};
