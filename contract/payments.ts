import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { paymentOrder } from './payouts.js';
import { id, required } from './values.js';

const claim = z.strictObject({ payoutClaimId: id });
const provider = ['PAYMENT_UNAVAILABLE', 'PAYMENT_REFUSED', 'PAYMENTS_NOT_CONFIGURED'] as const;

/** Needs no Idempotency-Key: there is one order per claim, however often it is requested. */
export const createOrder = endpoint('createOrder', 'POST /api/payments/create-order', {
  tag: 'Payments',
  summary:
    'Order the payment of a pending claim, which is sent once the provider accepts; if an order exists, it is returned',
  body: claim,
  status: 201,
  response: z.strictObject({ order: paymentOrder, sandbox: z.boolean() }),
  errors: [
    ...provider,
    'NOT_FOUND',
    'CLAIM_CANCELED',
    'CLAIM_SENT',
    'CLAIM_OUTDATED',
    'TAX_FORM_NOT_VERIFIED',
    'TAX_RESIDENCE_MISSING',
    'PAID_BY_CHEQUE',
    'ORDER_UNDER_WAY',
    'ORDER_DOUBTFUL',
    'ORDER_CANCELED',
    'PAYMENT_MISMATCH',
    'SECOND_PERSON_NEEDED',
  ],
});

export const cancelOrder = endpoint('cancelOrder', 'POST /api/payments/cancel-order', {
  tag: 'Payments',
  summary: 'Cancel an order at the payment provider: its claim is pending again, and its rider hears of it',
  body: claim,
  response: z.strictObject({ order: paymentOrder, sandbox: z.boolean() }),
  errors: [...provider, 'NOT_FOUND', 'AWARD_CLAIMED', 'ORDER_NOT_MADE', 'ORDER_UNDER_WAY', 'ORDER_DOUBTFUL'],
});

const orderId = z.string().regex(/^[\w-]{1,64}$/, 'id');
const why = { payoutClaimId: id, reason: required(300) };

/** Needs no Idempotency-Key: a settled order is no longer doubtful. */
export const settleOrder = endpoint('settleOrder', 'POST /api/payments/settle-order', {
  tag: 'Payments',
  summary: "Settle a doubtful order as paid, which the provider's records must confirm, or as not paid",
  body: z.discriminatedUnion('outcome', [
    z.strictObject({ outcome: z.literal('paid'), orderId, ...why }),
    z.strictObject({ outcome: z.literal('not-paid'), ...why }),
  ]),
  response: z.strictObject({ order: paymentOrder, sandbox: z.boolean() }),
  errors: [
    'PAYMENT_UNAVAILABLE',
    'PAYMENTS_NOT_CONFIGURED',
    'NOT_FOUND',
    'REASON_MISSING',
    'ORDER_NOT_DOUBTFUL',
    'ORDER_UNDER_WAY',
    'ORDER_CANCELED',
    'ORDER_STANDS',
    'PAYMENT_MISMATCH',
  ],
});

export const getRewardLink = endpoint('getRewardLink', 'GET /api/payments/get-reward-link/{orderId}', {
  tag: 'Payments',
  summary: 'Get the reward link of an order, for the rider it pays; each access is recorded',
  params: z.strictObject({ orderId }),
  response: z.strictObject({ link: z.string(), sandbox: z.boolean() }),
  errors: [...provider, 'NOT_FOUND', 'ORDER_CANCELED', 'PROXY_FORBIDDEN'],
});

export const openRewardLink = endpoint('openRewardLink', 'POST /api/payments/open-reward-link/{orderId}', {
  tag: 'Payments',
  summary: 'Open the reward link of a rider with a reason, as an administrator; the rider gets an e-mail',
  params: z.strictObject({ orderId }),
  /** the rider reads the reason */
  body: z.strictObject({ reason: required(300) }),
  response: z.strictObject({ link: z.string(), sandbox: z.boolean() }),
  errors: [...provider, 'NOT_FOUND', 'ORDER_CANCELED', 'REASON_MISSING'],
});
