import type { Instant } from '../shared/index.js';
import type { DealerRefund } from './refund.js';
import type { Redemption } from './redemption.js';

export interface RefundStore {
  /** locks the redemptions until the transaction ends, in the order of their ids */
  lockRedemptions(ids: readonly string[]): Promise<readonly Redemption[]>;
  /** the refunds that stand for locked redemptions */
  standing(redemptionIds: readonly string[]): Promise<readonly DealerRefund[]>;
  /** Stores them, and their redemptions as refunded. @throws LostRace when one of a redemption stands already */
  insert(refunds: readonly DealerRefund[]): Promise<void>;
  /** Their redemptions stand as redeemed again. */
  undo(refunds: readonly DealerRefund[], at: Instant, byName: string): Promise<void>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    refunds: RefundStore;
  }
}
