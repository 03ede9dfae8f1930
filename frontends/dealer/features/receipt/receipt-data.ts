import type { getRedemption, Money, redeem, Response } from '@rrr/contract';

type Made = Response<typeof redeem>['lines'][number];
type Read = Response<typeof getRedemption>['lines'][number];

/** A receipt as it is read, or as it was handed over by the counter. */
export type ReceiptData = Pick<Response<typeof getRedemption>, 'redemption'> & {
  /** the race and what is left of an award are not known until the receipt is read */
  lines: readonly (Made & Partial<Read>)[];
  /** not known until the receipt is read */
  refund?: Response<typeof getRedemption>['refund'];
  /** known only where it was just redeemed */
  newBalance?: Money;
};
