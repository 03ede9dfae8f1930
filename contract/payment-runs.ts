import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { payMethod } from './payouts.js';
import { currency, date, id, instant, limit, money, page, pagination, reason } from './values.js';

/** Which pending claims a run is to pay, those that are due first; at most 200. */
const chosen = {
  currency,
  methods: z.array(payMethod).min(1).max(3),
  /** omitted: also what is due later */
  dueBy: date.optional(),
  /** claims that were taken out by hand */
  leaveOut: z.array(id).max(200).optional(),
};

/** `waiting`: for another administrator · `paying`: some claims have no outcome yet · `done` · the others: never paid */
export const PAYMENT_RUN_STATES = ['waiting', 'paying', 'done', 'refused', 'withdrawn', 'expired'] as const;

export const paymentRun = z.strictObject({
  _id: id,
  state: z.enum(PAYMENT_RUN_STATES),
  dueBy: date.nullable(),
  claims: z.int(),
  total: money,
  /** claims that are sent, and their sum */
  sent: z.int(),
  sentTotal: money,
  refused: z.int(),
  preparedAt: instant,
  preparedBy: z.string(),
  approvedAt: instant.nullable(),
  approvedBy: z.string().nullable(),
  /** the request that waits, or waited, for another administrator */
  approvalId: id.nullable(),
});
export type PaymentRun = z.output<typeof paymentRun>;

const rider = z.strictObject({ _id: id, fullName: z.string() });
const line = z.strictObject({
  payoutClaimId: id,
  rider,
  method: payMethod,
  net: money,
  outcome: z.enum(['waiting', 'sent', 'refused']),
  refused: reason.nullable(),
  settledAt: instant.nullable(),
});

export const previewPaymentRun = endpoint('previewPaymentRun', 'POST /api/admin/payment-runs/preview', {
  tag: 'Payouts',
  summary: 'What a payment run would pay now, and what not and why; nothing is stored',
  body: z.strictObject(chosen),
  response: z.strictObject({
    claims: z.int(),
    riders: z.int(),
    total: money,
    candidates: z.array(
      z.strictObject({
        payoutClaimId: id,
        rider,
        method: payMethod,
        net: money,
        dueDate: date,
        overdue: z.boolean(),
        /** why it is not paid by the run; null: it is */
        refused: reason.nullable(),
      }),
    ),
    /** more claims are due than one run pays */
    more: z.boolean(),
    /** send it back to prepare exactly this */
    outcome: z.string(),
  }),
});

export const preparePaymentRun = endpoint('preparePaymentRun', 'POST /api/admin/payment-runs', {
  tag: 'Payouts',
  summary: 'Prepare a payment run as previewed; another administrator approves it, then its claims are paid',
  body: z.strictObject({ ...chosen, outcome: z.string().max(200) }),
  status: 201,
  response: z.strictObject({ paymentRun }),
  idempotent: true,
  errors: ['PREVIEW_OUTDATED', 'NOTHING_TO_PAY'],
});

export const listPaymentRuns = endpoint('listPaymentRuns', 'GET /api/admin/payment-runs', {
  tag: 'Payouts',
  summary: 'List payment runs, newest first',
  query: z.strictObject({ page, limit }),
  response: z.strictObject({ paymentRuns: z.array(paymentRun), pagination }),
});

export const getPaymentRun = endpoint('getPaymentRun', 'GET /api/admin/payment-run/{runId}', {
  tag: 'Payouts',
  summary: 'Get a payment run with each claim and what came of it',
  params: z.strictObject({ runId: id }),
  response: z.strictObject({ paymentRun: paymentRun.extend({ lines: z.array(line) }) }),
  errors: ['NOT_FOUND'],
});
