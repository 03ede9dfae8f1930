import type { PaymentOrder, PayoutClaim } from '../index.js';

/** An order of a claim that was accepted while it was not yet sent with it. */
export const acceptedOrder = (claim: PayoutClaim): PaymentOrder => ({
  claimId: claim.id,
  provider: 'test',
  orderId: `order-${claim.id}`,
  status: 'made',
  amount: claim.net,
  currency: claim.currency,
  createdAt: '2025-06-11T18:00:00.000Z',
  updatedAt: '2025-06-11T18:00:00.000Z',
  attempt: 1,
  doubtfulFrom: null,
});
