import type { Instant } from '../shared/index.js';
import type { DealerRefund } from './refund.js';
import type { Redemption } from './redemption.js';

export interface RefundStore {
  /** locks the redemptions until the transaction ends, in the order of their ids */
  lockRedemptions(ids: readonly string[]): Promise<readonly Redemption[]>;
  /** refunds of these locked redemptions that were not undone */
  standing(redemptionIds: readonly string[]): Promise<readonly DealerRefund[]>;
  /** Stores refunds and marks their redemptions as refunded. @throws LostRace when a redemption already has one */
  insert(refunds: readonly DealerRefund[]): Promise<void>;
  /** Undoes refunds; their redemptions count as redeemed again. */
  undo(refunds: readonly DealerRefund[], at: Instant, byName: string): Promise<void>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    refunds: RefundStore;
  }
}
