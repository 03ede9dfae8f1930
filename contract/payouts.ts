import { z } from 'zod';
import { cheque } from './cheques.js';
import { outcome } from './outcome.js';
import { endpoint } from './endpoint.js';
import {
  countryAsked,
  currency,
  date,
  flag,
  id,
  instant,
  limit,
  money,
  page,
  pagination,
  required,
  roleParams,
  text,
} from './values.js';

export const payMethod = z.enum(['reward-link', 'debit-card', 'cheque']);
export const payoutState = z.enum(['pending', 'sent', 'canceled']);
/** What must be supplied before cash can be claimed; `residence`: where the rider pays tax. */
export const missing = z.enum(['address', 'licence', 'residence', 'w9', 'w8ben']);

/** A claim to have earned cash awards paid (requirements §3; net = gross − withholding). */
export const payoutClaim = z.strictObject({
  _id: id,
  rider: z.strictObject({ _id: id, fullName: z.string() }),
  state: payoutState,
  method: payMethod,
  gross: money,
  withholding: money,
  net: money,
  withholdingPercent: z.number(),
  /** how many awards it pays */
  awards: z.int(),
  requestedAt: instant,
  requestedBy: z.string(),
  dueDate: date,
  /** pending, and the due date has passed */
  overdue: z.boolean(),
  /** `reference`: of a payment that a person recorded; null: paid by its order or cheque */
  sent: z.strictObject({ at: instant, date, by: z.string(), reference: z.string().nullable().optional() }).nullable(),
  canceledAt: instant.nullable(),
  version: z.int(),
});
export type PayoutClaim = z.output<typeof payoutClaim>;

/** An order placed with the payment provider. `unknown`: it did not answer, request again. */
export const paymentOrder = z.strictObject({
  payoutClaimId: id,
  /** the provider's id of the order; null until it answered */
  orderId: z.string().nullable(),
  provider: z.string(),
  status: z.enum(['requested', 'unknown', 'made', 'refused', 'canceled']),
  amount: money,
  createdAt: instant,
  updatedAt: instant,
  /**
   * a request had no definite answer, last at `since`; it may still take effect until `until`, and the claim is blocked
   * until settled
   */
  doubtful: z.strictObject({ since: instant, until: instant }).nullable(),
});
export type PaymentOrder = z.output<typeof paymentOrder>;

export const payoutClaimDetail = payoutClaim.extend({
  lines: z.array(
    z.strictObject({ awardId: id, label: z.string(), awardedDate: instant, amount: money, currentValue: money }),
  ),
  /**
   * corrected results changed an award, so the claim must be refreshed before it is ordered or sent; a claim ordered
   * before is sent with the ordered amount
   */
  outdated: z.boolean(),
  /** the ways of payment open to its rider, the usual one first */
  methods: z.array(payMethod),
  order: paymentOrder.nullable(),
  cheques: z.array(cheque),
});
export type PayoutClaimDetail = z.output<typeof payoutClaimDetail>;

const oneClaim = roleParams.extend({ id });

export const listPayoutClaims = endpoint('listPayoutClaims', 'GET /api/{role}/payout-claims', {
  tag: 'Payouts',
  summary: 'List payout claims, newest first, pending ones by due date: riders see their own, admins see all',
  params: roleParams,
  query: z.strictObject({
    query: text(100).optional(),
    name: text(100).optional(),
    email: text(254).optional(),
    country: countryAsked.optional(),
    bikeModel: text(60).optional(),
    bikeYear: z.coerce.number().int().min(1900).max(2100).optional(),
    state: payoutState.optional(),
    overdue: flag.optional(),
    method: payMethod.optional(),
    riderId: id.optional(),
    page,
    limit,
  }),
  response: z.strictObject({ payoutClaims: z.array(payoutClaim), pagination }),
  errors: ['NOT_FOUND'],
});

export const getPayoutClaim = endpoint('getPayoutClaim', 'GET /api/{role}/payout-claim/{id}', {
  tag: 'Payouts',
  summary: 'Get a payout claim with its awards, payment order and cheques',
  params: oneClaim,
  response: z.strictObject({ payoutClaim: payoutClaimDetail }),
  errors: ['NOT_FOUND'],
});

const version = z.int();

export const changePayoutClaim = endpoint('changePayoutClaim', 'PUT /api/{role}/payout-claim/{id}', {
  tag: 'Payouts',
  summary:
    'Record a payment of a claim, undo that, cancel it, refresh its amounts, or change its method (its rider may do the last)',
  params: oneClaim,
  body: z.discriminatedUnion('action', [
    z.strictObject({
      action: z.literal('mark-sent'),
      version,
      /** of a payment made without the provider; omitted: its order, which the provider accepted */
      reference: required(100).optional(),
    }),
    z.strictObject({ action: z.enum(['undo-sent', 'cancel', 'refresh']), version }),
    z.strictObject({ action: z.literal('change-method'), method: payMethod, version }),
  ]),
  response: z.strictObject({ payoutClaim }),
  idempotent: true,
  errors: [
    'NOT_FOUND',
    'STALE_EDIT',
    'CLAIM_CANCELED',
    'CLAIM_SENT',
    'CLAIM_NOT_SENT',
    'TAX_FORM_NOT_VERIFIED',
    'TAX_RESIDENCE_MISSING',
    'CLAIM_OUTDATED',
    'CLAIM_HAS_ORDER',
    'ORDER_DOUBTFUL',
    'CHEQUE_NOT_ISSUED',
    'CHEQUE_STANDS',
    'AWARD_CLAIMED',
    'NOTHING_TO_PAY',
    'METHOD_NOT_OFFERED',
    'ORDER_CANCELED',
    'ORDER_NOT_MADE',
    'ORDER_MISSING',
    'ORDER_STANDS',
    'REFERENCE_MISSING',
    'ORDER_UNDER_WAY',
    'SECOND_PERSON_NEEDED',
  ],
});

export const sendPayoutClaims = endpoint('sendPayoutClaims', 'POST /api/admin/payout-claims/mark-sent', {
  tag: 'Payouts',
  summary: 'Mark several claims as sent whose orders the provider accepted; the others are returned with the reason',
  body: z.strictObject({
    payoutClaims: z
      .array(z.strictObject({ _id: id, version }))
      .min(1)
      .max(200),
  }),
  response: z.strictObject({ outcomes: z.array(outcome) }),
  idempotent: true,
});

const asked = {
  currency: currency.default('USD'),
  /** omitted: all awards that can be claimed */
  awardIds: z.array(id).min(1).max(500).optional(),
  /** omitted: the default method of the rider's country */
  method: payMethod.optional(),
};
const refusals = [
  'NOT_FOUND',
  'RIDER_DEACTIVATED',
  'RIDER_NOT_VERIFIED',
  'ADDRESS_INCOMPLETE',
  'LICENCE_NOT_VERIFIED',
  'TAX_FORM_NOT_VERIFIED',
  'TAX_RESIDENCE_MISSING',
  'METHOD_NOT_OFFERED',
  'NOTHING_TO_PAY',
  'AWARD_CLAIMED',
] as const;

export const cashOut = endpoint('cashOut', 'POST /api/rider/payout-claims', {
  tag: 'Payouts',
  summary: "Claim the rider's own cash awards",
  body: z.strictObject(asked),
  status: 201,
  response: z.strictObject({ payoutClaim }),
  idempotent: true,
  errors: refusals,
});

export const createPayoutClaim = endpoint('createPayoutClaim', 'POST /api/admin/payout-claims', {
  tag: 'Payouts',
  summary: "Claim a rider's cash awards on their behalf (admins)",
  body: z.strictObject({ riderId: id, ...asked }),
  status: 201,
  response: z.strictObject({ payoutClaim }),
  idempotent: true,
  errors: refusals,
});
