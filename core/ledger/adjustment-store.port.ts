import type { Currency, Instant, LocalDate } from '../shared/index.js';

/** An admin's change of a rider's money, and why. */
export interface Adjustment {
  readonly id: string;
  readonly riderId: string;
  /** the award given, or the first it was taken from */
  readonly awardId: string;
  readonly currency: Currency;
  readonly amount: number;
  readonly reason: string;
  readonly at: Instant;
  readonly byName: string;
}

/** What an administrator adjusted in a day: minor units, additions and deductions added up as absolute amounts. */
export interface AdjustedInDay {
  readonly accountId: string;
  readonly day: LocalDate;
  readonly currency: Currency;
  readonly amount: number;
}

export interface AdjustmentStore {
  insert(adjustment: Adjustment): Promise<void>;
  /**
   * Adds to the administrator's total of the day and returns the new total. Concurrent calls for the same administrator
   * wait until this transaction ends.
   */
  count(adjusted: AdjustedInDay): Promise<number>;
  /**
   * Like `count` for what the administrator adjusted without a second one, all currencies added up; a negative amount is
   * taken off again.
   */
  countAlone(adjusted: Omit<AdjustedInDay, 'currency'>): Promise<number>;
  /** ids of those awards that belong to a live payout claim */
  claimed(awardIds: readonly string[]): Promise<readonly string[]>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    adjustments: AdjustmentStore;
  }
}
