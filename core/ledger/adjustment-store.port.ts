import type { Currency, Instant } from '../shared/index.js';

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

export interface AdjustmentStore {
  insert(adjustment: Adjustment): Promise<void>;
  /** those of the awards that stand in a live payout claim */
  claimed(awardIds: readonly string[]): Promise<readonly string[]>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    adjustments: AdjustmentStore;
  }
}
