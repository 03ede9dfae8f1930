import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { countryCode, currency, id, instant, limit, money, page, pagination, roleParams } from './values.js';

/** Per cent, with at most two decimals. */
export const treatyPercent = z.number().min(0).max(100).multipleOf(0.01);

/** Where a rider pays tax, as they state it. */
export const taxRecord = z.strictObject({
  /** two letters */
  country: z.string(),
  /** the country of the treaty that is claimed on the W-8BEN, and its rate in per cent; null: none is claimed */
  treaty: z.strictObject({ country: z.string(), percent: z.number() }).nullable(),
  statedAt: instant,
  /**
   * by an administrator who verified the tax form, with the treaty rate in per cent; without one, the program's rate is
   * withheld of persons who are not US persons. null: not yet, and nothing is paid
   */
  confirmed: z.strictObject({ at: instant, percent: z.number().nullable() }).nullable(),
});
export type TaxRecord = z.output<typeof taxRecord>;

export const stateTaxResidence = endpoint('stateTaxResidence', 'PUT /api/{role}/rider/{riderId}/tax-residence', {
  tag: 'Riders',
  summary:
    'State where a rider pays tax (the rider and admins); another statement than before needs the tax form to be verified again',
  params: roleParams.extend({ riderId: id }),
  body: z.strictObject({
    /** for tax purposes: citizens, and residents of the United States */
    usPerson: z.boolean(),
    /** where the rider pays tax; the United States only for a US person */
    country: countryCode,
    /** the rate that the rider claims by a tax treaty on the W-8BEN, below the program's; null: none */
    treatyPercent: treatyPercent.nullable(),
  }),
  response: z.strictObject({
    taxStatus: z.enum(['us-person', 'non-resident-alien']),
    tax: taxRecord,
    /** the tax form to upload */
    form: z.enum(['w9', 'w8ben']),
  }),
  errors: ['NOT_FOUND', 'ACCOUNT_DEACTIVATED', 'TAX_RESIDENCE_NOT_VALID'],
});

export const taxStatus = z.enum(['us-person', 'non-resident-alien']);

export const listTaxLines = endpoint('listTaxLines', 'GET /api/admin/tax-lines', {
  tag: 'Payouts',
  summary:
    'Report what riders were paid in a calendar year for tax forms, by tax residence and rate, highest first (docs/tax-forms.md)',
  query: z.strictObject({
    year: z.coerce.number().int().min(2000).max(2100),
    currency: currency.default('USD'),
    /** `unknown`: without a tax status; left out: all */
    taxStatus: z.enum([...taxStatus.options, 'unknown']).optional(),
    page,
    limit,
  }),
  response: z.strictObject({
    taxLines: z.array(
      z.strictObject({
        rider: z.strictObject({ _id: id, fullName: z.string() }),
        /** null: not known */
        taxStatus: taxStatus.nullable(),
        /** of the tax residence, two letters */
        country: z.string(),
        withholdingPercent: z.number(),
        payments: z.int(),
        gross: money,
        withholding: money,
        net: money,
      }),
    ),
    /** all lines of the year and currency, by tax status */
    totals: z.array(
      z.strictObject({
        taxStatus: taxStatus.nullable(),
        riders: z.int(),
        gross: money,
        withholding: money,
        net: money,
      }),
    ),
    pagination,
  }),
});
