import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { currency, date, money } from './values.js';

export const getContingency = endpoint({
  id: 'getContingency',
  method: 'GET',
  path: '/api/aggregates/contingency',
  tag: 'Reports',
  summary: 'The headline of the home page: what the program has posted at its current events',
  response: z.strictObject({ contingencyTitle: z.string(), contingencyAmount: money }),
});

export const getSummary = endpoint({
  id: 'getSummary',
  method: 'GET',
  path: '/api/admin/aggregates/summary',
  tag: 'Reports',
  summary: 'Figures of the program in one currency over a period (default: this calendar year)',
  query: z.strictObject({ currency: currency.default('USD'), startDate: date.optional(), endDate: date.optional() }),
  response: z.strictObject({
    startDate: date,
    endDate: date,
    /** wallet balances now */
    available: money,
    /** value issued in the period */
    earned: money,
    /** redemptions of the period that were not revoked */
    redeemed: money,
    /** redeemed ÷ earned, 0 when nothing was earned */
    redemptionRate: z.number(),
    /** riders with an award in the period ÷ active riders */
    earnRate: z.number(),
    riders: z.int(),
    events: z.int(),
    months: z.array(z.strictObject({ month: z.string(), earned: money, redeemed: money })),
  }),
});
