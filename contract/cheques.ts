import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { outcome } from './outcome.js';
import { date, flag, id, instant, limit, money, page, pagination, required } from './values.js';

/** One line of the cheque register. */
export const cheque = z.strictObject({
  number: z.int(),
  payoutClaimId: id,
  payee: z.string(),
  amount: money,
  issuedDate: date,
  issuedBy: z.string(),
  voided: z.strictObject({ at: instant, by: z.string(), reason: z.string() }).nullable(),
  /** who checked the printed paper, and when */
  confirmed: z.strictObject({ at: instant, by: z.string() }).nullable().optional(),
  /** the number of the cheque in its place */
  reissuedAs: z.int().nullable(),
});
export type Cheque = z.output<typeof cheque>;

const chequeParams = z.strictObject({ number: z.coerce.number().int().min(1).max(999_999_999) });
const why = z.strictObject({ reason: required(300) });

export const listCheques = endpoint('listCheques', 'GET /api/admin/cheques', {
  tag: 'Payouts',
  summary: 'List all cheques, newest first',
  query: z.strictObject({
    standing: flag.optional(),
    /** whether somebody checked the printed paper */
    confirmed: flag.optional(),
    afterDate: date.optional(),
    beforeDate: date.optional(),
    page,
    limit,
  }),
  response: z.strictObject({ cheques: z.array(cheque.extend({ riderId: id })), pagination }),
});

export const runCheques = endpoint('runCheques', 'POST /api/admin/cheques/run', {
  tag: 'Payouts',
  summary:
    'Issue a cheque for every pending claim in Canadian dollars that is paid by cheque, and mark the claims as sent',
  response: z.strictObject({ cheques: z.array(cheque), refused: z.array(outcome) }),
  idempotent: true,
});

export const voidCheque = endpoint('voidCheque', 'POST /api/admin/cheque/{number}/void', {
  tag: 'Payouts',
  summary: 'Void a cheque: its number stays in the register and its claim becomes pending again',
  params: chequeParams,
  body: why,
  response: z.strictObject({ cheque }),
  idempotent: true,
  errors: ['NOT_FOUND', 'REASON_MISSING', 'CHEQUE_VOIDED', 'AWARD_CLAIMED'],
});

export const reissueCheque = endpoint('reissueCheque', 'POST /api/admin/cheque/{number}/reissue', {
  tag: 'Payouts',
  summary: 'Replace a lost or damaged cheque; returns the new one',
  params: chequeParams,
  body: why,
  response: z.strictObject({ cheque }),
  idempotent: true,
  errors: ['NOT_FOUND', 'REASON_MISSING', 'CHEQUE_VOIDED'],
});

/** What is printed on a cheque and its stub. */
export const chequePaper = cheque.extend({
  address: z.strictObject({
    addressLine1: z.string().nullable(),
    addressLine2: z.string().nullable(),
    city: z.string().nullable(),
    state: z.string().nullable(),
    zipcode: z.string().nullable(),
    country: z.string().nullable(),
  }),
  gross: money,
  withholding: money,
  lines: z.array(z.strictObject({ label: z.string(), amount: money })),
});
export type ChequePaper = z.output<typeof chequePaper>;

export const chequePapers = endpoint('chequePapers', 'GET /api/admin/cheques/papers', {
  tag: 'Payouts',
  summary: 'What to print on cheques; voided ones are left out',
  query: z.strictObject({
    /** at most a hundred, with commas between them */
    numbers: z.string().regex(/^\d{1,9}(,\d{1,9}){0,99}$/),
  }),
  response: z.strictObject({ cheques: z.array(chequePaper) }),
});

export const confirmCheques = endpoint('confirmCheques', 'POST /api/admin/cheques/confirm', {
  tag: 'Payouts',
  summary: 'Confirm that the printed cheques have the numbers of the register; all or none',
  body: z.strictObject({ numbers: z.array(z.int().min(1).max(999_999_999)).min(1).max(100) }),
  response: z.strictObject({ cheques: z.array(cheque) }),
  idempotent: true,
  errors: ['NOT_FOUND', 'CHEQUE_VOIDED'],
});
