import type { Database, Queries } from '@rrr/persistence';

/** What a page of a list answers; reports answer anything. */
interface Paged {
  readonly totalPages: number;
}

export type Question =
  | { readonly name: string; readonly list: (page: number) => Promise<Paged> }
  | { readonly name: string; readonly report: () => Promise<unknown> };

const one = async (db: Database, sql: string): Promise<Readonly<Record<string, string>>> => {
  const [rows] = (await db.read.raw(sql)) as unknown as [readonly Readonly<Record<string, string>>[]];
  const [row] = rows;
  if (!row) throw new Error(`Nothing found by ${sql}`);
  return row;
};

/** Every list and report of the screens, with the filters people use, about whoever has most. */
export const questionsOf = async (db: Database, q: Queries, today: string): Promise<readonly Question[]> => {
  const { rider_id: rider = '' } = await one(
    db,
    'SELECT rider_id FROM ledger_entries GROUP BY rider_id ORDER BY COUNT(*) DESC LIMIT 1',
  );
  const { dealer_id: dealer = '' } = await one(
    db,
    'SELECT dealer_id FROM redemptions GROUP BY dealer_id ORDER BY COUNT(*) DESC LIMIT 1',
  );
  const {
    id: event = '',
    promoter_id: promoter = '',
    series_id: series = '',
  } = await one(db, 'SELECT id, promoter_id, series_id FROM events ORDER BY id DESC LIMIT 1');
  const { full_name: name = '', last_name: lastName = '' } = await one(
    db,
    `SELECT full_name, last_name FROM riders WHERE id = '${rider}'`,
  );
  const { number = '0' } = await one(db, 'SELECT number FROM redemptions LIMIT 1');
  const limit = 15;
  const year = today.slice(0, 4);
  const period = { currency: 'USD', from: `${year}-01-01`, to: today } as const;
  const wallet = { riderId: rider, currency: 'USD', book: 'credit' } as const;
  const riders = (asked: object) => (page: number) =>
    q.riders.search({ page, limit, byPersonalFields: true, ...asked }, today);
  const redemptions = (asked: object) => (page: number) =>
    q.redemptions.search({ page, limit, revoked: false, ...asked });
  const events = (asked: object) => (page: number) =>
    q.events.search({ page, limit, sortBy: 'startDate', descending: true, ...asked }, today);
  return [
    { name: 'redemptions', list: redemptions({}) },
    {
      name: 'redemptions of last year',
      list: redemptions({ afterDate: `${Number(year) - 1}-01-01`, beforeDate: `${Number(year) - 1}-12-31` }),
    },
    { name: "redemptions, a dealer's", list: redemptions({ dealerId: dealer }) },
    { name: "redemptions, a rider's", list: redemptions({ riderId: rider }) },
    { name: 'redemptions of Canada', list: redemptions({ country: 'CA' }) },
    { name: `redemptions, "${name}"`, list: redemptions({ query: name }) },
    { name: `redemptions, "${lastName}"`, list: redemptions({ query: lastName }) },
    { name: 'redemptions, by code', list: redemptions({ query: Number(number).toString(36) }) },
    { name: 'redemptions, "a"', list: redemptions({ query: 'a' }) },
    { name: 'riders', list: riders({}) },
    { name: 'riders, active', list: riders({ active: true }) },
    { name: 'riders, deactivated', list: riders({ active: false }) },
    { name: 'riders of Canada', list: riders({ country: 'CA' }) },
    { name: `riders, "${name}"`, list: riders({ query: name }) },
    { name: `riders, "${lastName}"`, list: riders({ query: lastName }) },
    { name: 'riders, "a"', list: riders({ query: 'a' }) },
    { name: 'riders by e-mail', list: riders({ email: 'rider123' }) },
    { name: 'riders by model', list: riders({ bikeModel: '450 SX-F', active: true }) },
    { name: 'riders with an invalid VIN', list: riders({ vinStatus: 'invalid' }) },
    { name: 'events', list: events({}) },
    { name: 'events by title', list: events({ sortBy: 'title' }) },
    { name: 'events, "national"', list: events({ query: 'national' }) },
    { name: "events, a promoter's done", list: events({ promoterId: promoter, filter: 'done' }) },
    { name: 'events, finished', list: (page) => q.events.finished({ page, limit }) },
    { name: 'event', report: () => q.events.one(event) },
    { name: 'series', list: (page) => q.series.search({ page, limit }) },
    {
      name: 'series, one',
      list: async (page) => (await q.series.one(series, { page, limit }))?.events ?? { totalPages: 1 },
    },
    { name: "results, an event's", list: (page) => q.results.page({ page, limit, eventId: event }) },
    { name: 'results, unmatched', list: (page) => q.results.unmatched({ page, limit }) },
    { name: "awards, a rider's", list: (page) => q.ledger.awards(rider, { page, limit }) },
    { name: "entries, a rider's", list: (page) => q.ledger.entries(wallet, { page, limit }) },
    { name: "earnings, a rider's", list: (page) => q.earnings.earnings(rider, { page, limit, filter: 'all' }) },
    { name: 'awards, overpaid', list: (page) => q.earnings.overpaid({ page, limit }) },
    { name: 'awards, the newest', report: () => q.earnings.recentEarnings(null, 10) },
    { name: 'refunds due', list: (page) => q.refunds.due({ page, limit, days: 30 }, today) },
    { name: 'cash that waits', list: (page) => q.payouts.waiting({ page, limit }) },
    { name: 'claims', list: (page) => q.payouts.claims({ page, limit }, today) },
    { name: 'dealers', list: (page) => q.dealers.search({ page, limit }) },
    { name: 'promoters', list: (page) => q.promoters.search({ page, limit }) },
    { name: 'VIN report', list: (page) => q.vin.report({ page, limit, status: 'unverified' }) },
    { name: 'rider', report: () => q.riders.one(rider, today) },
    {
      name: 'contingency of the year',
      report: () => q.events.contingency('USD', { from: `${year}-01-01`, to: `${year}-12-31` }),
    },
    { name: 'summary of the year', report: () => q.reports.summary({ ...period }, today) },
    {
      name: 'summary of odd days',
      report: () => q.reports.summary({ ...period, from: `${Number(year) - 1}-03-07` }, today),
    },
    { name: 'summary of a series', report: () => q.reports.seriesSummary({ ...period, seriesId: series }) },
    { name: 'market share by month', report: () => q.reports.marketShareByMonth(period) },
    { name: 'market share by series', report: () => q.reports.marketShareBySeries(period) },
    {
      name: 'top riders',
      report: () => q.reports.topRiders('amateur', { currency: 'USD', year: Number(year), limit: 10 }),
    },
    { name: 'top dealers', report: () => q.reports.topDealers({ currency: 'USD', year: Number(year), limit: 10 }) },
    { name: 'rider stats', report: () => q.reports.riderStats('amateur', period) },
    {
      name: 'rider earnings',
      list: (page) => q.reports.riderEarnings('amateur', { currency: 'USD', year: Number(year), page, limit }),
    },
    {
      name: 'rider redemptions',
      list: (page) => q.reports.riderRedemptions({ currency: 'USD', year: Number(year), page, limit }),
    },
    { name: 'cash-out', list: (page) => q.reports.cashOut({ currency: 'USD', page, limit }) },
    { name: 'movements', report: () => q.reports.movements({ currency: 'USD', from: `${year}-01`, to: `${year}-12` }) },
  ];
};
