import { z } from 'zod';
import { endpoint } from './endpoint.js';
import {
  countryAsked,
  currency,
  date,
  id,
  instant,
  limit,
  money,
  page,
  pagination,
  pin,
  required,
  roleParams,
  text,
} from './values.js';

export const redemption = z.strictObject({
  _id: id,
  /** a number in base 36, upper case */
  code: z.string(),
  status: z.enum(['redeemed', 'refunded', 'revoked']),
  amount: money,
  redeemedAt: instant,
  dealer: z.strictObject({ _id: id, name: z.string() }),
  dealerEmployeeName: z.string(),
  rider: z.strictObject({ _id: id, fullName: z.string() }),
  /** set when undone: when, by whom and why */
  revoked: z.strictObject({ at: instant, by: z.string(), reason: z.string().nullable() }).nullable(),
  /** whether the person asking may undo it now */
  canUndo: z.boolean(),
  /** until when; null: as long as it is not refunded, or it cannot be undone */
  undoUntil: instant.nullable().optional(),
});
export type Redemption = z.output<typeof redemption>;

/** The amount taken out of one award. */
export const redemptionLine = z.strictObject({
  awardId: id,
  label: z.string(),
  amount: money,
  expireDate: date.nullable(),
});

/** A line as a receipt shows it: the race that won the award, and what the redemption left of it. */
const receiptLine = redemptionLine.extend({
  left: money,
  /** null: a series bonus, or an award that was merged */
  event: z.strictObject({ _id: id, title: z.string(), type: z.string() }).nullable(),
});

/** Six digits of a dealer's screen. */
const counterCode = z
  .string()
  .regex(/^\d{6}$/, 'format')
  .meta({ examples: ['482913'] });

export const redeem = endpoint('redeem', 'POST /api/{role}/redeem', {
  tag: 'Redemptions',
  summary: "Redeem an amount from a rider's wallet at a dealer, with the rider's PIN",
  params: roleParams,
  body: z.strictObject({
    riderId: id,
    /** required for admins and riders; a dealer's session has its own */
    dealerId: id.optional(),
    amount: money,
    pin,
    dealerEmployeeName: required(80),
    /** the box "rider ID was verified": required of dealers and admins, refused from riders */
    riderIdVerified: z.boolean().optional(),
    /** six digits of the dealer's screen: required of riders, refused from others */
    counterCode: counterCode.optional(),
  }),
  status: 201,
  response: z.strictObject({
    redemption,
    newBalance: money,
    lines: z.array(redemptionLine),
  }),
  idempotent: true,
  errors: [
    'NOT_FOUND',
    'AMOUNT_NOT_POSITIVE',
    'REDEMPTION_OVER_LIMIT',
    'DAILY_REDEMPTION_LIMIT',
    'INSUFFICIENT_CREDIT',
    'WRONG_CURRENCY',
    'WRONG_COUNTER_CODE',
    'COUNTER_CODE_LOCKED',
    'WRONG_PIN',
    'PIN_NOT_SET',
    'PIN_LOCKED',
    'DEALER_LOCKED',
    'TOO_MANY_WRONG_PINS',
    'RIDER_DEACTIVATED',
    'RIDER_NOT_VERIFIED',
    'DEALER_DEACTIVATED',
    'ID_NOT_CONFIRMED',
    'PROXY_FORBIDDEN',
  ],
});

export const getCounterCode = endpoint('getCounterCode', 'GET /api/dealer/counter-code', {
  tag: 'Redemptions',
  summary:
    "Get the six digits that a rider at this dealer's counter enters to redeem alone; they change every 60 seconds",
  response: z.strictObject({
    code: counterCode,
    /** until the next code; the code is accepted for 60 seconds more */
    secondsLeft: z.int().min(1).max(60),
  }),
  errors: ['NOT_FOUND', 'PROXY_FORBIDDEN'],
});

const search = z.strictObject({
  query: text(100).optional(),
  afterDate: date.optional(),
  beforeDate: date.optional(),
  country: countryAsked.optional(),
  currency: currency.optional(),
  riderName: text(100).optional(),
  riderId: id.optional(),
  page,
  limit,
});

export const listRedemptions = endpoint('listRedemptions', 'GET /api/{role}/credit-redemptions', {
  tag: 'Redemptions',
  summary: 'List redemptions, newest first: dealers and riders see their own, admins see all',
  params: roleParams,
  query: search,
  response: z.strictObject({ creditRedemptions: z.array(redemption), pagination }),
  errors: ['NOT_FOUND'],
});

export const undoRedemption = endpoint('undoRedemption', 'DELETE /api/{role}/credit-redemption/{redemptionId}', {
  tag: 'Redemptions',
  summary: 'Undo a redemption: the credit goes back to its awards, and the redemption is kept as revoked',
  params: roleParams.extend({ redemptionId: id }),
  query: z.strictObject({ reason: required(300).optional() }),
  response: z.strictObject({ redemption, newBalance: money }),
  idempotent: true,
  errors: ['NOT_FOUND', 'ALREADY_REVOKED', 'REDEMPTION_REFUNDED', 'UNDO_TOO_LATE'],
});

export const getRedemption = endpoint('getRedemption', 'GET /api/{role}/credit-redemption/{redemptionId}', {
  tag: 'Redemptions',
  summary: 'Get the receipt of a redemption, with its awards and the refund of the dealer',
  params: roleParams.extend({ redemptionId: id }),
  response: z.strictObject({
    redemption,
    lines: z.array(receiptLine),
    /** for the dealer and admins; null for the rider and for undone redemptions */
    refund: z
      .strictObject({
        dueDate: date,
        overdue: z.boolean(),
        refundedAt: instant.nullable(),
        refundedBy: z.string().nullable(),
      })
      .nullable(),
  }),
  errors: ['NOT_FOUND'],
});

export const mailReceipt = endpoint('mailReceipt', 'POST /api/{role}/credit-redemption/{redemptionId}/mail', {
  tag: 'Redemptions',
  summary: 'Mail the receipt of a redemption again, to the rider’s own address',
  params: roleParams.extend({ redemptionId: id }),
  status: 202,
  response: z.strictObject({ mailedAt: instant }),
  idempotent: true,
  errors: ['NOT_FOUND', 'ALREADY_REVOKED', 'NO_ADDRESS'],
});

export const listRevoked = endpoint('listRevoked', 'GET /api/{role}/revoked-redemptions', {
  tag: 'Redemptions',
  summary: 'List undone redemptions, newest first',
  params: roleParams,
  query: search,
  response: z.strictObject({ revokedRedemptions: z.array(redemption), pagination }),
  errors: ['NOT_FOUND'],
});
