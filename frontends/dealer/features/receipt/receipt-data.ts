import type { getRedemption, Money, Response } from '@rrr/contract';

/** A receipt as it is read, or as it was handed over by the counter. */
export type ReceiptData = Pick<Response<typeof getRedemption>, 'redemption' | 'lines'> & {
  /** not known until the receipt is read */
  refund?: Response<typeof getRedemption>['refund'];
  /** known only where it was just redeemed */
  newBalance?: Money;
};
