import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { discipline } from './discipline.js';
import { currency, flag, id, money, raceDay } from './values.js';

/** a total and the number of its entries */
const reportSum = { amount: money, count: z.int() };
/** inclusive; default: this calendar year */
export const reportPeriod = { startDate: raceDay.optional(), endDate: raceDay.optional() };
export const reportYear = z.coerce.number().int().min(1990).max(2100);

export const getContingency = endpoint('getContingency', 'GET /api/aggregates/contingency', {
  tag: 'Reports',
  summary: 'Get what the current paying events of the season post: in US dollars, and for each currency by discipline',
  cached: true,
  response: z.strictObject({
    /** names season and currency of the amount */
    contingencyTitle: z.string(),
    /** in US dollars; other currencies are in `purses` and never added to it */
    contingencyAmount: money,
    /** calendar year */
    season: z.int(),
    /** one for each currency with a posted amount, US dollars first */
    purses: z.array(
      z.strictObject({
        amount: money,
        /** those that post an amount */
        events: z.int(),
        /** highest first; null: the event's type names none */
        disciplines: z.array(z.strictObject({ discipline: discipline.nullable(), amount: money })),
      }),
    ),
  }),
});

export const getSummary = endpoint('getSummary', 'GET /api/admin/aggregates/summary', {
  tag: 'Reports',
  summary: 'Report the figures of the program in one currency for a period (default: the current year)',
  query: z.strictObject({ currency: currency.default('USD'), ...reportPeriod }),
  response: z.strictObject({
    startDate: z.string(),
    endDate: z.string(),
    /** wallet balances now */
    available: money,
    /** value issued in the period */
    earned: money,
    earnedByType: z.strictObject({
      credit: z.strictObject(reportSum),
      bonus: z.strictObject(reportSum),
      cash: z.strictObject(reportSum),
    }),
    /** redemptions of the period that were not revoked */
    redeemed: money,
    /** redeemed ÷ earned; 0 when nothing was earned */
    redemptionRate: z.number(),
    /** riders with an award in the period ÷ active riders */
    earnRate: z.number(),
    /** active ones */
    riders: z.int(),
    ridersWithAward: z.int(),
    events: z.int(),
    awards: z.int(),
    redemptions: z.int(),
    /** a series in several categories counts in each */
    categoriesEarned: z.array(z.strictObject({ _id: id, description: z.string(), ...reportSum })),
    /** of series that are in no category, and of awards without a series */
    withoutCategory: z.strictObject(reportSum),
    months: z.array(z.strictObject({ month: z.string(), earned: money, redeemed: money })),
  }),
});

export const getSeriesSummary = endpoint('getSeriesSummary', 'GET /api/admin/aggregates/series-summary', {
  tag: 'Reports',
  summary: 'Report the earnings of one series, or of the series of one category; redemptions do not belong to a series',
  query: z.strictObject({
    currency: currency.default('USD'),
    ...reportPeriod,
    seriesId: id.optional(),
    categoryId: id.optional(),
  }),
  response: z.strictObject({
    startDate: z.string(),
    endDate: z.string(),
    earned: money,
    awards: z.int(),
    events: z.int(),
    /** null for a category */
    ridersWithAward: z.int().nullable(),
    months: z.array(z.strictObject({ month: z.string(), earned: money, awards: z.int() })),
  }),
});

const share = {
  /** results of our brand */
  ours: z.int(),
  /** results whose bike names a make that is known, without those of canceled events */
  total: z.int(),
  /** ours ÷ total, 0 of none */
  share: z.number(),
  /** highest first */
  brands: z.array(z.strictObject({ brand: z.string(), results: z.int(), share: z.number() })),
};
/** `noCache` is accepted but has no effect: figures are always current. */
const shareQuery = z.strictObject({ noCache: flag.optional(), ...reportPeriod });

export const marketShareMonth = endpoint('marketShareMonth', 'GET /api/admin/aggregates/market-share-month', {
  tag: 'Reports',
  summary: 'Report market share by month of the race; give both startDate and endDate, or neither for the current year',
  query: shareQuery,
  response: z.strictObject({
    startDate: z.string(),
    endDate: z.string(),
    months: z.array(z.strictObject({ month: z.string(), ...share })),
  }),
});

export const marketShareSeries = endpoint('marketShareSeries', 'GET /api/admin/aggregates/market-share-series', {
  tag: 'Reports',
  summary:
    'Report market share by series, most results first; give both startDate and endDate, or neither for the current year',
  query: shareQuery,
  response: z.strictObject({
    startDate: z.string(),
    endDate: z.string(),
    series: z.array(z.strictObject({ _id: id, name: z.string(), ...share })),
    /** results of events in no series: with those of the series they are all of the period */
    withoutSeries: z.strictObject(share).optional(),
  }),
});

const topQuery = z.strictObject({
  currency: currency.default('USD'),
  year: reportYear.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(10),
});
const topRiders = z.strictObject({
  year: z.int(),
  riders: z.array(
    z.strictObject({
      _id: id,
      fullName: z.string(),
      hometown: z.string().nullable(),
      state: z.string().nullable(),
      ...reportSum,
    }),
  ),
});
const statsQuery = z.strictObject({ currency: currency.default('USD'), ...reportPeriod });
const riderStats = z.strictObject({
  startDate: z.string(),
  endDate: z.string(),
  /** with an award in the period */
  riders: z.int(),
  awards: z.int(),
  total: money,
  months: z.array(z.strictObject({ month: z.string(), riders: z.int(), awards: z.int(), total: money })),
});

export const topProRiders = endpoint('topProRiders', 'GET /api/admin/aggregates/top-pro-riders', {
  tag: 'Reports',
  summary: 'List the riders who earned the most cash in a year (default: the current year)',
  query: topQuery,
  response: topRiders,
});

export const topAmateurRiders = endpoint('topAmateurRiders', 'GET /api/admin/aggregates/top-amateur-riders', {
  tag: 'Reports',
  summary: 'List the riders who earned the most credit and bonuses in a year (default: the current year)',
  query: topQuery,
  response: topRiders,
});

export const proRiderStats = endpoint('proRiderStats', 'GET /api/admin/aggregates/pro-rider-stats', {
  tag: 'Reports',
  summary: 'Report how many riders earned cash in a period, and how much',
  query: statsQuery,
  response: riderStats,
});

export const amateurRiderStats = endpoint('amateurRiderStats', 'GET /api/admin/aggregates/amateur-rider-stats', {
  tag: 'Reports',
  summary: 'Report how many riders earned credit or bonuses in a period, and how much',
  query: statsQuery,
  response: riderStats,
});

export const topDealers = endpoint('topDealers', 'GET /api/admin/aggregates/top-dealers', {
  tag: 'Reports',
  summary: 'List the dealers with the highest redemptions in a year (default: the current year)',
  query: topQuery,
  response: z.strictObject({
    year: z.int(),
    dealers: z.array(
      z.strictObject({
        _id: id,
        name: z.string(),
        city: z.string().nullable(),
        state: z.string().nullable(),
        ...reportSum,
      }),
    ),
  }),
});

export const payoutMonths = endpoint('payoutMonths', 'GET /api/admin/aggregates/payouts', {
  tag: 'Reports',
  summary: 'Report payout claims by the month they were requested, without canceled ones',
  query: z.strictObject({ currency: currency.default('USD'), ...reportPeriod }),
  response: z.strictObject({
    startDate: z.string(),
    endDate: z.string(),
    months: z.array(
      z.strictObject({
        month: z.string(),
        claims: z.int(),
        gross: money,
        withheld: money,
        net: money,
        sent: money,
        sentClaims: z.int(),
        pending: money,
      }),
    ),
  }),
});

export const movements = endpoint('movements', 'GET /api/admin/aggregates/movements', {
  tag: 'Reports',
  summary:
    'Report other wallet movements by month, as signed amounts: expiry, reversals, corrections, adjustments, payments and undone payments',
  query: z.strictObject({ currency: currency.default('USD'), ...reportPeriod }),
  response: z.strictObject({
    startDate: z.string(),
    endDate: z.string(),
    months: z.array(
      z.strictObject({
        month: z.string(),
        expired: z.strictObject(reportSum),
        reversed: z.strictObject(reportSum),
        corrected: z.strictObject(reportSum),
        adjusted: z.strictObject(reportSum),
        paid: z.strictObject(reportSum),
        unpaid: z.strictObject(reportSum),
      }),
    ),
  }),
});
