import { z } from 'zod';
import { reportYear } from './aggregates.js';
import { endpoint } from './endpoint.js';
import { currency, id, money, pageQuery, pagination } from './values.js';

const rider = { _id: id, fullName: z.string(), hometown: z.string().nullable(), state: z.string().nullable() };

/** Filters besides the page; default: this year. */
export const riderEarningsFilters = {
  currency: currency.default('USD'),
  year: reportYear.optional(),
  group: z.enum(['pro', 'amateur']).default('amateur'),
};
export const riderRedemptionsFilters = { currency: currency.default('USD'), year: reportYear.optional() };
export const cashOutFilters = { currency: currency.default('USD') };

export const reportEarnings = endpoint('reportEarnings', 'GET /api/admin/reports/rider-earnings', {
  tag: 'Reports',
  summary: 'Report what each rider earned in a year, highest first: cash for pros, credit and bonuses for amateurs',
  query: pageQuery.extend(riderEarningsFilters),
  response: z.strictObject({
    year: z.int(),
    riders: z.array(
      z.strictObject({ ...rider, earned: money, awards: z.int(), credit: money, bonus: money, cash: money }),
    ),
    pagination,
  }),
});

export const reportRedemptions = endpoint('reportRedemptions', 'GET /api/admin/reports/rider-redemptions', {
  tag: 'Reports',
  summary: 'Report what each rider redeemed in a year: all riders who ever were given an award, highest earnings first',
  query: pageQuery.extend(riderRedemptionsFilters),
  response: z.strictObject({
    year: z.int(),
    riders: z.array(
      z.strictObject({
        ...rider,
        /** of all years; issued − takenBack = earned, what the awards are worth now */
        issued: money.optional(),
        /** the part that was spent before too */
        takenBack: money.optional(),
        earned: money,
        redeemed: money,
        redemptions: z.int(),
      }),
    ),
    pagination,
  }),
});

export const reportCashOut = endpoint('reportCashOut', 'GET /api/admin/reports/cash-out', {
  tag: 'Reports',
  summary: "Report each rider's cash for all years: earned, claimed, paid, withheld, open",
  query: pageQuery.extend(cashOutFilters),
  response: z.strictObject({
    riders: z.array(
      z.strictObject({ ...rider, earned: money, inClaim: money, paid: money, withheld: money, open: money }),
    ),
    pagination,
  }),
});
