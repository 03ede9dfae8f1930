import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { missing, payMethod } from './payouts.js';
import { currency, date, flag, id, instant, limit, money, page, pagination, required, roleParams } from './values.js';

/** A cash award that no claim holds. */
export const owed = z.strictObject({
  _id: id,
  label: z.string(),
  amount: money,
  awardedDate: instant,
  /** the last day of its race, or the day it was given */
  raceDate: date,
  /** deadline for the missing information (requirements §9: 60 days after the race) */
  dueDate: date,
  /** something is missing, and its deadline has passed */
  overdue: z.boolean(),
});

export const riderCash = z.strictObject({
  /** what is missing before cash can be claimed; empty when it can be claimed */
  missing: z.array(missing),
  /** by currency; none without awards */
  cash: z.array(
    z.strictObject({
      gross: money,
      withholding: money,
      net: money,
      withholdingPercent: z.number(),
      /** the usual way first */
      methods: z.array(payMethod),
      awards: z.array(owed),
    }),
  ),
  /** payments by year, newest first */
  years: z.array(z.strictObject({ year: z.int(), gross: money, withholding: money, net: money })),
});
export type RiderCash = z.output<typeof riderCash>;

export const getRiderCash = endpoint('getRiderCash', 'GET /api/{role}/rider/{riderId}/cash', {
  tag: 'Payouts',
  summary:
    'Get what a rider can claim, what is missing for it, and what they were paid each year (the rider and admins)',
  params: roleParams.extend({ riderId: id }),
  response: riderCash,
  errors: ['NOT_FOUND'],
});

export const listWaitingCash = endpoint('listWaitingCash', 'GET /api/admin/waiting-cash', {
  tag: 'Payouts',
  summary:
    'List cash awards that wait for an address, a licence or a W-9, oldest race first; `overdue` returns those past the deadline',
  query: z.strictObject({ overdue: flag.optional(), riderId: id.optional(), page, limit }),
  response: z.strictObject({
    awards: z.array(
      owed.extend({ rider: z.strictObject({ _id: id, fullName: z.string() }), missing: z.array(missing) }),
    ),
    pagination,
  }),
});

export const expireCash = endpoint('expireCash', 'POST /api/admin/rider/{riderId}/expire-cash', {
  tag: 'Payouts',
  summary: 'Let a cash award expire whose payment information is overdue; the rider is told why',
  params: z.strictObject({ riderId: id }),
  body: z.strictObject({
    awardId: id,
    /** what the award was shown to hold; refused when it holds something else */
    amount: money,
    reason: required(300),
  }),
  response: z.strictObject({
    awardId: id,
    /** 0: it waits for another administrator */
    expired: money,
    /** of the rider's cash in this currency */
    newBalance: money,
    /** the change that waits for another administrator; null: it has expired */
    approvalId: id.nullable(),
  }),
  idempotent: true,
  errors: ['NOT_FOUND', 'REASON_MISSING', 'AWARD_CLAIMED', 'CASH_NOT_OVERDUE', 'PREVIEW_OUTDATED'],
});

export const listCashYears = endpoint('listCashYears', 'GET /api/admin/cash-years', {
  tag: 'Payouts',
  summary:
    'Report what riders were paid in a calendar year, highest first; `reported` returns those above the reporting threshold',
  query: z.strictObject({
    year: z.coerce.number().int().min(2000).max(2100),
    currency: currency.default('USD'),
    reported: flag.optional(),
    page,
    limit,
  }),
  response: z.strictObject({
    /** from which a year is reported to the tax office */
    threshold: money,
    cashYears: z.array(
      z.strictObject({
        rider: z.strictObject({ _id: id, fullName: z.string() }),
        year: z.int(),
        gross: money,
        withholding: money,
        net: money,
        reported: z.boolean(),
      }),
    ),
    pagination,
  }),
});
