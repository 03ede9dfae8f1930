import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { outcome } from './outcome.js';
import { redemption } from './redemptions.js';
import { waitingFound, waitingMoneyQuery } from './narrow.js';
import { currency, date, flag, id, instant, limit, money, page, pagination, roleParams } from './values.js';

/** A credit to the dealer's parts account for a redemption. */
export const refund = z.strictObject({
  _id: id,
  redemption: z.strictObject({ _id: id, code: z.string() }),
  dealer: z.strictObject({ _id: id, name: z.string() }),
  rider: z.strictObject({ _id: id, fullName: z.string() }),
  amount: money,
  refundedAt: instant,
  refundedDate: date,
  refundedBy: z.string(),
  undone: z.strictObject({ at: instant, by: z.string() }).nullable(),
});
export type Refund = z.output<typeof refund>;

const search = {
  dealerId: id.optional(),
  currency: currency.optional(),
  afterDate: date.optional(),
  beforeDate: date.optional(),
  page,
  limit,
};

export const listRefundsDue = endpoint('listRefundsDue', 'GET /api/{role}/refunds-due', {
  tag: 'Refunds',
  summary: 'List redemptions to be refunded, oldest first: dealers see their own, admins see all',
  params: roleParams,
  query: z.strictObject({ ...search, ...waitingMoneyQuery, overdue: flag.optional() }),
  response: z.strictObject({
    creditRedemptions: z.array(redemption.extend({ dueDate: date, overdue: z.boolean() })),
    pagination,
    ...waitingFound,
  }),
  errors: ['NOT_FOUND'],
});

export const refundsDueTotals = endpoint('refundsDueTotals', 'GET /api/{role}/refunds-due/totals', {
  tag: 'Refunds',
  summary: 'Count and sum redemptions to be refunded, by currency: dealers see their own, admins see all',
  params: roleParams,
  query: z.strictObject({ dealerId: id.optional(), currency: currency.optional() }),
  response: z.strictObject({
    totals: z.array(
      z.strictObject({
        due: z.strictObject({ count: z.int(), amount: money }),
        /** of those, the ones past their due date */
        overdue: z.strictObject({ count: z.int(), amount: money }),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
});

export const listRefunds = endpoint('listRefunds', 'GET /api/{role}/refunds', {
  tag: 'Refunds',
  summary: 'List refunds, newest first; undone refunds separately',
  params: roleParams,
  query: z.strictObject({ ...search, undone: flag.optional() }),
  response: z.strictObject({ refunds: z.array(refund), pagination }),
  errors: ['NOT_FOUND'],
});

const total = z.strictObject({ count: z.int(), amount: money });

/** A month of a dealer, as it is asked for. */
export const statementAsked = z.strictObject({
  /** `YYYY-MM`, in the program's time zone */
  month: z
    .string()
    .regex(/^(20\d\d)-(0[1-9]|1[0-2])$/, 'format')
    .meta({ examples: ['2026-04'] }),
});

export const dealerStatement = endpoint('dealerStatement', 'GET /api/{role}/dealer/{dealerId}/statement', {
  tag: 'Refunds',
  summary: "A dealer's month: what was owed before, each redemption, undo and refund, and what is owed after",
  params: roleParams.extend({ dealerId: id }),
  query: statementAsked,
  response: z.strictObject({
    dealer: z.strictObject({ _id: id, dealerId: z.string(), name: z.string() }),
    month: z.string(),
    /** the first and last day */
    from: date,
    to: date,
    opening: money,
    entries: z.array(
      z.strictObject({
        kind: z.enum(['redeemed', 'undone', 'refunded', 'refund-undone']),
        at: instant,
        redemption: z.strictObject({ _id: id, code: z.string() }),
        riderName: z.string(),
        employeeName: z.string(),
        /** signed: what it adds to the amount owed */
        change: money,
        /** owed after it */
        balance: money,
        /** of a redemption: what became of it until now; `date` is when it is due, was refunded, or null if undone */
        refund: z
          .strictObject({ state: z.enum(['due', 'overdue', 'refunded', 'undone']), date: date.nullable() })
          .nullable(),
      }),
    ),
    totals: z.strictObject({ redeemed: total, undone: total, refunded: total, refundsUndone: total }),
    closing: money,
  }),
  errors: ['NOT_FOUND'],
});

const redemptionParams = z.strictObject({ redemptionId: id });

export const refundDealer = endpoint('refundDealer', 'POST /api/admin/credit-redemption/{redemptionId}/refund', {
  tag: 'Refunds',
  summary: 'Refund a dealer for a redemption; the redemption can be undone only after the refund is undone',
  params: redemptionParams,
  status: 201,
  response: z.strictObject({ refund }),
  idempotent: true,
  errors: ['NOT_FOUND', 'ALREADY_REVOKED', 'ALREADY_REFUNDED'],
});

export const undoRefund = endpoint('undoRefund', 'DELETE /api/admin/credit-redemption/{redemptionId}/refund', {
  tag: 'Refunds',
  summary: 'Undo a refund: the redemption has the status redeemed again',
  params: redemptionParams,
  response: z.strictObject({ refund }),
  idempotent: true,
  errors: ['NOT_FOUND', 'NOT_REFUNDED'],
});

const many = z.strictObject({ redemptionIds: z.array(id).min(1).max(500) });
const outcomes = z.strictObject({ outcomes: z.array(outcome) });

export const refundDealers = endpoint('refundDealers', 'POST /api/admin/refunds', {
  tag: 'Refunds',
  summary: 'Refund dealers for several redemptions; those that cannot be refunded are returned with the reason',
  body: many,
  response: outcomes,
  idempotent: true,
});

export const undoRefunds = endpoint('undoRefunds', 'POST /api/admin/refunds/undo', {
  tag: 'Refunds',
  summary: 'Undo several refunds; redemptions that are not refunded are returned with the reason',
  body: many,
  response: outcomes,
  idempotent: true,
});
