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

/** What an administrator adjusted in a day: minor units, given and taken added up. */
export interface AdjustedInDay {
  readonly accountId: string;
  readonly day: LocalDate;
  readonly currency: Currency;
  readonly amount: number;
}

export interface AdjustmentStore {
  insert(adjustment: Adjustment): Promise<void>;
  /**
   * Adds to what the administrator adjusted in the day and gives the sum; whoever counts beside waits until this
   * transaction ends.
   */
  count(adjusted: AdjustedInDay): Promise<number>;
  /** those of the awards that stand in a live payout claim */
  claimed(awardIds: readonly string[]): Promise<readonly string[]>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    adjustments: AdjustmentStore;
  }
}
