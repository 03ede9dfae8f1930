import { z } from 'zod';
import {
  getSummary,
  marketShareMonth,
  marketShareSeries,
  movements,
  payoutMonths,
  reportYear,
  topDealers,
} from './aggregates.js';
import { auditAsked } from './audit-log.js';
import { listCashYears, listWaitingCash } from './cash.js';
import { listCategories } from './categories.js';
import { listDealerLogins, listDealers } from './dealers.js';
import { endpoint } from './endpoint.js';
import { listEvents, roleEvents } from './events.js';
import { eventsFinished, eventsLate } from './events-of-desk.js';
import { listCheques } from './cheques.js';
import { listPayoutClaims } from './payouts.js';
import { listPromoters } from './promoters.js';
import { listRedemptions, listRevoked } from './redemptions.js';
import { dealerStatement, listRefunds, listRefundsDue, statementAsked } from './refunds.js';
import { eventResults } from './result-lists.js';
import { reportCashOut, reportEarnings, reportRedemptions } from './report-lists.js';
import { riderLedger, searchRiders } from './riders.js';
import { adminSeries } from './series.js';
import { roleParams } from './values.js';
import { listTaxLines } from './tax.js';
import { timelineAsked } from './timeline.js';
import { listVinPatterns, vinReport } from './vin.js';

export const FILE_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
export type FileFormat = keyof typeof FILE_TYPES;

const file = { format: z.enum(['csv', 'xlsx']).default('csv') };
const pages = { page: true, limit: true } as const;

/** A complete list or report as a file, with the same filters as its page, in the reader's language. */
const exported = <const Id extends string, const What extends string, Query extends z.ZodType>(
  id: Id,
  what: What,
  summary: string,
  query: Query,
) =>
  endpoint(id, `GET /api/{role}/${what}/export`, {
    tag: 'Exports',
    summary,
    params: roleParams,
    query,
    produces: [FILE_TYPES.csv, FILE_TYPES.xlsx],
    errors: ['NOT_FOUND'],
  });

export const exportRiders = exported(
  'exportRiders',
  'riders',
  'Riders with their bikes and balances (admins)',
  searchRiders.query.omit(pages).extend(file),
);
export const exportRedemptions = exported(
  'exportRedemptions',
  'redemptions',
  'Redemptions: a dealer its own, a rider theirs, an admin all',
  listRedemptions.query.omit(pages).extend(file),
);
export const exportRevoked = exported(
  'exportRevoked',
  'revoked-redemptions',
  'Undone redemptions: a dealer its own, a rider theirs, an admin all',
  listRevoked.query.omit(pages).extend(file),
);
export const exportLedger = endpoint('exportLedger', 'GET /api/{role}/rider/{riderId}/ledger/export', {
  tag: 'Exports',
  summary: "A rider's statement: all ledger entries in one currency, newest first (the rider and admins)",
  params: riderLedger.params,
  query: riderLedger.query.omit(pages).extend(file),
  produces: [FILE_TYPES.csv, FILE_TYPES.xlsx],
  errors: ['NOT_FOUND'],
});
export const exportRefundsDue = exported(
  'exportRefundsDue',
  'refunds-due',
  'Redemptions that dealers wait to be refunded for: a dealer its own, an admin all',
  listRefundsDue.query.omit(pages).extend(file),
);
export const exportRefunds = exported(
  'exportRefunds',
  'refunds',
  'The register of refunds: a dealer its own, an admin all',
  listRefunds.query.omit(pages).extend(file),
);
export const exportStatement = endpoint('exportStatement', 'GET /api/{role}/dealer/{dealerId}/statement/export', {
  tag: 'Exports',
  summary: "A dealer's month with the balance after each entry: a dealer its own, an admin all",
  params: dealerStatement.params,
  query: statementAsked.extend(file),
  produces: [FILE_TYPES.csv, FILE_TYPES.xlsx],
  errors: ['NOT_FOUND'],
});
export const exportPayoutClaims = exported(
  'exportPayoutClaims',
  'payout-claims',
  'Payout claims (admins)',
  listPayoutClaims.query.omit(pages).extend(file),
);
export const exportCheques = exported(
  'exportCheques',
  'cheques',
  'The register of cheques (admins)',
  listCheques.query.omit(pages).extend(file),
);
export const exportWaitingCash = exported(
  'exportWaitingCash',
  'waiting-cash',
  'Cash awards that wait for an address, a licence or a W-9 (admins)',
  listWaitingCash.query.omit(pages).extend(file),
);
export const exportCashYears = exported(
  'exportCashYears',
  'cash-years',
  'What riders were paid in a calendar year, default: this one (admins)',
  listCashYears.query.omit(pages).extend({ year: reportYear.optional(), ...file }),
);
export const exportTaxForms = exported(
  'exportTaxForms',
  'tax-forms',
  'What tax forms need of a calendar year: 1099-MISC, 1099-NEC or 1042-S (docs/tax-forms.md, admins)',
  listTaxLines.query.pick({ year: true, currency: true }).extend({
    form: z.enum(['1099-misc', '1099-nec', '1042-s']),
    ...file,
  }),
);
export const exportDealers = exported(
  'exportDealers',
  'dealers',
  'Dealers (admins)',
  listDealers.query.omit(pages).extend(file),
);
export const exportDealerLogins = exported(
  'exportDealerLogins',
  'dealer-logins',
  'Logins of dealers (admins)',
  listDealerLogins.query.omit(pages).extend(file),
);
export const exportPromoters = exported(
  'exportPromoters',
  'promoters',
  'Promoters and applications (admins)',
  listPromoters.query.omit(pages).extend(file),
);
export const exportEvents = exported(
  'exportEvents',
  'events',
  'Events: a promoter its own, an admin all',
  listEvents.query
    .omit({ ...pages, filter: true })
    .extend({ ...roleEvents.query.pick({ promoterId: true, filter: true }).shape, ...file }),
);
export const exportEventsLate = exported(
  'exportEventsLate',
  'events-late',
  'Events whose results are late (admins)',
  eventsLate.query.omit(pages).extend(file),
);
export const exportEventsFinished = exported(
  'exportEventsFinished',
  'events-finished',
  'Events that have all their results (admins)',
  eventsFinished.query.omit(pages).extend(file),
);
export const exportResults = endpoint('exportResults', 'GET /api/{role}/event/{eventId}/results/export', {
  tag: 'Exports',
  summary: "List an event's results by class and place (its promoter and admins)",
  params: roleParams.extend(eventResults.params.shape),
  query: eventResults.query.omit({ ...pages, resultId: true }).extend(file),
  produces: [FILE_TYPES.csv, FILE_TYPES.xlsx],
  errors: ['NOT_FOUND'],
});
export const exportSeries = exported(
  'exportSeries',
  'series',
  'Series: a promoter its own, an admin all',
  adminSeries.query.omit(pages).extend(file),
);
export const exportCategories = exported(
  'exportCategories',
  'categories',
  'Categories (admins)',
  listCategories.query.omit(pages).extend(file),
);
export const exportVinPatterns = exported(
  'exportVinPatterns',
  'vin-patterns',
  'VIN patterns (admins)',
  listVinPatterns.query.omit(pages).extend(file),
);
export const exportVinReport = exported(
  'exportVinReport',
  'vin-report',
  "Riders' bikes and what is known of their VINs, a row for each bike (admins)",
  vinReport.query.omit(pages).extend(file),
);
export const exportRiderEarnings = exported(
  'exportRiderEarnings',
  'rider-earnings',
  'What each rider earned in a year (admins)',
  reportEarnings.query.omit(pages).extend(file),
);
export const exportRiderRedemptions = exported(
  'exportRiderRedemptions',
  'rider-redemptions',
  'What each rider redeemed in a year (admins)',
  reportRedemptions.query.omit(pages).extend(file),
);
export const exportCashOut = exported(
  'exportCashOut',
  'cash-out',
  "Each rider's cash (admins)",
  reportCashOut.query.omit(pages).extend(file),
);
export const exportTopDealers = exported(
  'exportTopDealers',
  'top-dealers',
  'Dealers where most was redeemed in a year (admins)',
  topDealers.query.extend(file),
);
export const exportSummary = exported(
  'exportSummary',
  'summary',
  'Earned and redeemed by month (admins)',
  getSummary.query.extend(file),
);
export const exportShareMonth = exported(
  'exportShareMonth',
  'market-share-month',
  'Market share by month and brand (admins)',
  marketShareMonth.query.extend(file),
);
export const exportShareSeries = exported(
  'exportShareSeries',
  'market-share-series',
  'Market share by series and brand (admins)',
  marketShareSeries.query.extend(file),
);
export const exportPayouts = exported(
  'exportPayouts',
  'payouts',
  'Payout claims by month (admins)',
  payoutMonths.query.extend(file),
);
export const exportMovements = exported(
  'exportMovements',
  'movements',
  'What else moved wallets, by month (admins)',
  movements.query.extend(file),
);
export const exportAudit = exported(
  'exportAudit',
  'audit-log',
  'What was changed, by whom and when (admins)',
  auditAsked.extend(file),
);
export const exportTimeline = exported(
  'exportTimeline',
  'timeline',
  'What happened to a rider, event, dealer, promoter or payout claim, newest first (admins)',
  timelineAsked.extend(file),
);
