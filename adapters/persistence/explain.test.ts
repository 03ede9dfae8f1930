import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anId } from '@rrr/core/testing';
import { knexQueries, type Queries } from './queries/index.js';
import { COUNTED } from './queries/paging.js';
import { FOUND } from './queries/word-search.js';
import { seedInto } from './seed-into.js';
import { type Asked, statementsOf } from './testing/capture.js';
import { newDatabase, type TestDatabase } from './testing/databases.js';
import { many } from './testing/many.js';

const TODAY = '2025-03-01';
const page = { page: 3, limit: 15 };
const PERIOD = { currency: 'USD', from: '2025-01-01', to: '2025-02-28' } as const;
const rider = anId('rder', 7);
const dealer = anId('dea0er', 7);
const event = anId('event', 7);
const promoter = anId('pr0m', 7);

type Ask = (queries: Queries) => Promise<unknown>;
type Cases = { readonly [G in keyof Queries]: { readonly [M in keyof Queries[G]]: readonly Ask[] } };

const events = { ...page, sortBy: 'startDate', descending: true } as const;

/** The first three steps of a list that is read in full. */
const allOf = async (batches: AsyncIterable<unknown>): Promise<void> => {
  let steps = 0;
  for await (const _ of batches) if ((steps += 1) === 3) return;
};

/** Every question that screens ask, with the filters people use. A new one does not compile until it stands here. */
const CASES: Cases = {
  sessions: {
    live: [(q) => q.sessions.live(anId('sess'))],
    person: (['rider', 'dealer', 'promoter', 'admin'] as const).map((type) => (q) => q.sessions.person(type, rider)),
  },
  admins: { one: [(q) => q.admins.one(anId('admn'))], list: [(q) => q.admins.list(page)] },
  riders: {
    search: [
      {},
      { active: true },
      { active: false, country: 'CA' },
      { country: 'US' },
      { query: 'abel' },
      { query: 'abelbo fin', active: true },
      { query: '555-12 34' },
      { name: 'dana' },
      { email: 'r123' },
      { bikeModel: 'model 7' },
      { vinStatus: 'unverified' as const },
    ].map((it) => (q: Queries) => q.riders.search({ ...page, byPersonalFields: true, ...it }, TODAY)),
    lean: [{}, { active: true }, { query: 'abel', active: true }].map(
      (it) => (q: Queries) => q.riders.lean({ ...page, ...it }),
    ),
    one: [(q) => q.riders.one(rider, TODAY)],
  },
  riderRecords: {
    one: [(q) => q.riderRecords.one(rider, TODAY)],
    career: [(q) => q.riderRecords.career(rider)],
    notes: [(q) => q.riderRecords.notes({ ...page, riderId: rider })],
    documents: [(q) => q.riderRecords.documents({ ...page, riderId: rider })],
    waiting: [(q) => q.riderRecords.waiting(page)],
    favourites: (['dealer', 'event'] as const).map(
      (kind) => (q) => q.riderRecords.favourites({ ...page, riderId: rider, kind }),
    ),
    timecards: [(q) => q.riderRecords.timecards({ ...page, riderId: rider })],
  },
  dealers: {
    one: [(q) => q.dealers.one(dealer)],
    search: [
      {},
      { active: true },
      { query: 'abel' },
      { name: 'dana', state: 'CO' },
      { country: 'CA' },
      { zipcode: '81301' },
    ].map((it) => (q: Queries) => q.dealers.search({ ...page, ...it })),
    regions: [(q) => q.dealers.regions()],
    logins: [
      (q) => q.dealers.logins(page),
      (q) => q.dealers.logins({ ...page, dealerId: dealer }),
      (q) => q.dealers.logins({ ...page, query: 'abel' }),
    ],
    invitations: [(q) => q.dealers.invitations(dealer, '2025-03-01T18:00:00.000Z')],
  },
  promoters: {
    search: [{}, { status: 'approved' as const, active: true }, { query: 'abel' }, { query: '555-12 34' }].map(
      (it) => (q: Queries) => q.promoters.search({ ...page, ...it }),
    ),
    all: [(q) => q.promoters.all(page), (q) => q.promoters.all({ ...page, query: 'abel' })],
    summary: [(q) => q.promoters.summary()],
    one: [(q) => q.promoters.one(promoter)],
  },
  events: {
    search: [
      {},
      { sortBy: 'title' as const },
      { query: 'abel' },
      { title: 'dana', state: 'CO' },
      { state: 'UT' },
      { promoterId: promoter, filter: 'waiting' as const },
      { promoterId: promoter, filter: 'upcoming' as const },
      { favouriteOf: rider },
      { racedBy: rider },
      { filter: 'waiting' as const },
      { filter: 'done' as const },
      { filter: 'upcoming' as const },
      { status: 'canceled' as const },
      { status: 'current' as const, sortBy: 'city' as const },
      { seriesId: anId('ser', 7) },
    ].map((it) => (q: Queries) => q.events.search({ ...events, ...it }, TODAY)),
    late: [
      (q) =>
        q.events.late(
          { ...page, seasons: [{ from: null, to: null, windowDays: 45, endedBefore: '2025-01-15' }] },
          TODAY,
        ),
    ],
    finished: [
      (q) => q.events.finished(page),
      (q) => q.events.finished({ ...page, seriesId: anId('ser', 7), afterDate: '2025-01-01' }),
    ],
    ofRider: [(q) => q.events.ofRider(rider, [event])],
    before: [(q) => q.events.before(TODAY, 5)],
    one: [(q) => q.events.one(event)],
    ids: [(q) => q.events.ids(page)],
    contingency: [(q) => q.events.contingency('USD', { from: '2025-01-01', to: '2025-12-31' })],
  },
  series: {
    search: [
      (q) => q.series.search({ ...page, active: true }),
      (q) => q.series.search({ ...page, promoterId: promoter }),
      (q) => q.series.search({ ...page, query: 'abel' }),
    ],
    one: [(q) => q.series.one(anId('ser', 7), page)],
  },
  categories: { list: [(q) => q.categories.list(page)], one: [(q) => q.categories.one(anId('cat'), page)] },
  results: {
    ofEvent: [(q) => q.results.ofEvent(event)],
    page: [(q) => q.results.page({ ...page, eventId: event })],
    unmatched: [
      (q) => q.results.unmatched(page),
      (q) => q.results.unmatched({ ...page, name: 'abel' }),
      (q) => q.results.unmatched({ ...page, eventId: event }),
    ],
  },
  claims: {
    search: [
      (q) => q.claims.search(page),
      (q) => q.claims.search({ ...page, state: 'open' }),
      (q) => q.claims.search({ ...page, riderId: rider }),
      (q) => q.claims.search({ ...page, eventId: event }),
    ],
    one: [(q) => q.claims.one(anId('rc', 7))],
  },
  imports: {
    search: [{}, { eventId: event }, { seriesId: anId('ser', 7) }, { kind: 'vin-patterns' as const }].map(
      (it) => (q: Queries) => q.imports.search({ ...page, ...it }),
    ),
    one: [(q) => q.imports.one(anId('1mp', 7))],
  },
  earnings: {
    earnings: (['all', 'paid', 'unpaid'] as const).map(
      (filter) => (q) => q.earnings.earnings(rider, { ...page, filter }),
    ),
    earning: [(q) => q.earnings.earning(rider, anId('res', 7))],
    recentEarnings: [(q) => q.earnings.recentEarnings(null, 10), (q) => q.earnings.recentEarnings(rider, 10)],
    bonuses: [(q) => q.earnings.bonuses({ ...page, seriesId: anId('ser', 7) })],
    overpaid: [(q) => q.earnings.overpaid({ page: 1, limit: 15 })],
  },
  ledger: {
    awards: [(q) => q.ledger.awards(rider, page)],
    entries: [(q) => q.ledger.entries({ riderId: rider, currency: 'USD', book: 'credit' }, { page: 1, limit: 15 })],
  },
  redemptions: {
    search: [
      {},
      { revoked: true },
      { dealerId: dealer },
      { riderId: rider },
      { afterDate: '2024-05-01', beforeDate: '2024-07-04' },
      { dealerId: dealer, afterDate: '2024-05-01' },
      { country: 'CA' },
      { query: 'abel cole' },
      { riderName: 'dana' },
      { dealerId: dealer, query: 'abel' },
    ].map((it) => (q: Queries) => q.redemptions.search({ ...page, page: 2, revoked: false, ...it })),
    one: [(q) => q.redemptions.one(anId('rdm', 7))],
    receipt: [(q) => q.redemptions.receipt(anId('rdm', 7))],
  },
  refunds: {
    due: [{}, { overdue: true }, { dealerId: dealer }, { from: '2024-05-01', to: '2024-05-31' }].map(
      (it) => (q: Queries) => q.refunds.due({ ...page, days: 30, ...it }, TODAY),
    ),
    done: [{}, { dealerId: dealer }, { undone: true }].map((it) => (q: Queries) => q.refunds.done({ ...page, ...it })),
  },
  payouts: {
    claims: [
      {},
      { state: 'pending' as const },
      { state: 'sent' as const },
      { overdue: true },
      { riderId: rider },
      { query: 'abel' },
      { query: '555-12 34' },
      { name: 'dana' },
      { email: 'r123' },
      { country: 'CA' },
      { bikeModel: 'model 7' },
      { method: 'cheque' as const, state: 'pending' as const },
    ].map((it) => (q: Queries) => q.payouts.claims({ ...page, ...it }, TODAY)),
    claim: [(q) => q.payouts.claim(anId('cm', 7), TODAY)],
    claimsOf: [(q) => q.payouts.claimsOf(anId('awd', 7), TODAY)],
    riderCash: [(q) => q.payouts.riderCash(rider)],
    waiting: [
      (q) => q.payouts.waiting(page),
      (q) => q.payouts.waiting({ ...page, raceDays: [{ from: null, to: '2025-01-01' }] }),
      (q) => q.payouts.waiting({ ...page, riderId: rider }),
    ],
    cheques: [
      (q) => q.payouts.cheques(page),
      (q) => q.payouts.cheques({ ...page, standing: true, from: '2025-01-01' }),
    ],
    chequesAfter: [(q) => q.payouts.chequesAfter(0, 100)],
    cashYears: [(q) => q.payouts.cashYears({ ...page, year: 2025, currency: 'USD', atLeast: 60_000 })],
    figures: [(q) => q.payouts.figures('USD', TODAY)],
  },
  vin: {
    report: [
      {},
      { query: 'abel' },
      { query: 'VBKMXA10' },
      { query: 'VBKMXA10XSM0001', country: 'CA', model: 'model 7', year: 2025, status: 'unverified' as const },
      { status: 'unverified' as const, year: 2025 },
      { model: 'model 7' },
    ].map((it) => (q: Queries) => q.vin.report({ ...page, ...it })),
    patterns: [{}, { query: 'VBK' }, { model: 'model', year: 2025 }, { status: 'verified' as const }].map(
      (it) => (q: Queries) => q.vin.patterns({ ...page, ...it }),
    ),
    disputes: [(q) => q.vin.disputes({ ...page, open: true }), (q) => q.vin.disputes({ ...page, open: false })],
    counts: [(q) => q.vin.counts()],
  },
  reports: {
    summary: [
      (q) => q.reports.summary(PERIOD, TODAY),
      (q) => q.reports.summary({ ...PERIOD, from: '2024-12-28' }, TODAY),
    ],
    seriesSummary: [
      (q) => q.reports.seriesSummary({ ...PERIOD, seriesId: anId('ser', 1) }),
      (q) => q.reports.seriesSummary({ ...PERIOD, from: '2024-12-28', categoryId: anId('cat', 1) }),
    ],
    movements: [(q) => q.reports.movements({ currency: 'USD', from: '2024-01', to: '2024-12' })],
    marketShareByMonth: [
      (q) => q.reports.marketShareByMonth(PERIOD),
      (q) => q.reports.marketShareByMonth({ from: '2024-12-28', to: '2025-01-15' }),
    ],
    marketShareBySeries: [
      (q) => q.reports.marketShareBySeries(PERIOD),
      (q) => q.reports.marketShareBySeries({ from: '2024-12-28', to: '2025-01-15' }),
    ],
    topRiders: (['pro', 'amateur'] as const).map(
      (group) => (q) => q.reports.topRiders(group, { currency: 'USD', year: 2024, limit: 10 }),
    ),
    topDealers: [(q) => q.reports.topDealers({ currency: 'USD', year: 2024, limit: 10 })],
    riderStats: (['pro', 'amateur'] as const).map(
      (group) => (q) => q.reports.riderStats(group, { ...PERIOD, from: '2024-12-28' }),
    ),
    riderEarnings: (['pro', 'amateur'] as const).map(
      (group) => (q) => q.reports.riderEarnings(group, { currency: 'USD', year: 2024, ...page }),
    ),
    riderRedemptions: [(q) => q.reports.riderRedemptions({ currency: 'USD', year: 2024, ...page })],
    cashOut: [(q) => q.reports.cashOut({ currency: 'USD', ...page })],
    payouts: [(q) => q.reports.payouts(PERIOD), (q) => q.reports.payouts({ ...PERIOD, from: '2024-12-28' })],
    recentEvents: [(q) => q.reports.recentEvents(TODAY, 5)],
  },
  exports: {
    riders: [{}, { active: true, country: 'CA' }, { query: 'abel' }, { vinStatus: 'unverified' as const }].map(
      (it) => (q: Queries) => allOf(q.exports.riders({ byPersonalFields: true, ...it }, TODAY)),
    ),
    redemptions: [
      { revoked: false },
      { revoked: true },
      { revoked: false, dealerId: dealer },
      { revoked: false, afterDate: '2025-01-01', query: 'abel', country: 'CA' },
    ].map((it) => (q: Queries) => allOf(q.exports.redemptions(it))),
    refundsDue: [{}, { dealerId: dealer, overdue: true }, { currency: 'CAD' as const }].map(
      (it) => (q: Queries) => allOf(q.exports.refundsDue({ days: 30, ...it }, TODAY)),
    ),
    refunds: [{}, { undone: true }, { dealerId: dealer, currency: 'USD' as const }].map(
      (it) => (q: Queries) => allOf(q.exports.refunds(it)),
    ),
    payoutClaims: [
      {},
      { state: 'pending' as const },
      { state: 'sent' as const, query: 'abel' },
      { overdue: true, country: 'CA' },
      { riderId: rider },
    ].map((it) => (q: Queries) => allOf(q.exports.payoutClaims(it, TODAY))),
    cheques: [{}, { standing: true, from: '2025-01-01' }].map((it) => (q: Queries) => allOf(q.exports.cheques(it))),
    events: [
      {},
      { query: 'abel' },
      { promoterId: promoter, sortBy: 'city' as const },
      { filter: 'waiting' as const },
    ].map((it) => (q: Queries) => allOf(q.exports.events({ sortBy: 'startDate', descending: true, ...it }, TODAY))),
    eventsFinished: [{}, { promoterId: promoter, afterDate: '2025-01-01' }].map(
      (it) => (q: Queries) => allOf(q.exports.eventsFinished(it)),
    ),
    results: [(q) => allOf(q.exports.results({ eventId: event, classIds: [anId('c1ass')], unmatched: true }))],
    vinReport: [
      {},
      { query: 'abel' },
      { query: 'VBK123' },
      { query: 'VBKMXA10', country: 'CA', year: 2025 },
      { status: 'unverified' as const },
    ].map((it) => (q: Queries) => allOf(q.exports.vinReport(it))),
    riderEarnings: [(q) => allOf(q.exports.riderEarnings('amateur', { currency: 'USD', year: 2024 }))],
    riderRedemptions: [(q) => allOf(q.exports.riderRedemptions({ currency: 'USD', year: 2024 }))],
    cashOut: [(q) => allOf(q.exports.cashOut({ currency: 'USD' }))],
  },
};

const LARGE = [
  'riders',
  'bikes',
  'results',
  'events',
  'awards',
  'ledger_entries',
  'redemptions',
  'audit_log',
  'outbox',
  'payout_claims',
  'dealer_refunds',
  'search_words',
  'employee_words',
  'tallies',
];

/** What may look at many rows, and why. `in`: a part of the statement. */
const ALLOWED: readonly { readonly question: string; readonly in: string; readonly because: string }[] = [
  {
    question: 'events.ids',
    in: 'SELECT COUNT(*) AS total FROM (select 1 as one from `events`',
    because: 'the sitemap names every event; it is made once in ten minutes, for all who ask',
  },
  {
    question: 'exports.riders',
    in: 'from `riders` as `r` order by `r`.`sort_key` asc, `r`.`id` asc limit',
    because:
      'without any condition MariaDB may sort three thousand riders rather than walk their index; every later batch is a range of it',
  },
  {
    question: 'exports.vinReport',
    in: 'from `riders` as `r` order by `r`.`sort_key` asc, `r`.`id` asc limit',
    because: 'as for exports.riders',
  },
  {
    question: 'exports.events',
    in: 'where `e`.`starts_on` is not null order by `e`.`starts_on` desc, `e`.`id` desc limit',
    because: 'as for exports.riders: two thousand events may be sorted, every later batch is a range',
  },
  {
    question: 'reports.topDealers',
    in: 'FROM tallies WHERE kind = ?',
    because:
      'the best of all dealers of a year, of whom there are some thousands: a dealer’s one row in the order of amounts would be one that all its customers wait for',
  },
  {
    question: 'events.search',
    in: 'select 1 as one from `events` as `e` limit',
    because: 'the count of all events, of which there are thousands, stops at its bound',
  },
  {
    question: 'events.search',
    in: 'select 1 as one from `events` as `e` where `e`.`canceled` = ? limit',
    because: 'as for all events',
  },
  {
    question: 'vin.report',
    in: 'where `b`.`retired_at` is null and `b`.`vin` >= ? and `b`.`vin` < ? and `r`.`merged_into` is null limit',
    because: 'the VIN of every bike here begins so, and it stops at its bound',
  },
  {
    question: 'payouts.claims',
    in: 'select 1 as one from `payout_claims` as `k` where `k`.`state` = ? limit',
    because: 'the count of all that were sent stops at its bound',
  },
];

interface Step {
  readonly table: string | null;
  readonly type: string | null;
  readonly key: string | null;
  readonly rows: number | string | null;
  readonly Extra: string | null;
}

/**
 * So many rows may be read or sorted without an index of the right order: a page many times over, or all that one rider
 * or dealer has.
 */
const BOUND = 400;

const faultsOf = ({ sql, values }: Asked, steps: readonly Step[]): readonly string[] => {
  const names = new Map(
    [...sql.matchAll(/(?:from|join)\s+`?(\w+)`?(?:\s+as)?\s+`?(\w+)`?/gi)].map(([, table = '', alias = '']) => [
      alias,
      table,
    ]),
  );
  // it stops at a bound of its own
  const counts = values.includes(COUNTED + 1) || values.includes(FOUND + 1) || sql.includes('LIMIT 10000');
  return steps.flatMap(({ table, type, key, rows, Extra }) => {
    const name = names.get(table ?? '') ?? table ?? '';
    const found = Number(rows ?? 0);
    // what is put in order was cut at the bound before
    if (counts && /^<derived/.test(name)) return [];
    const sorted = /Using (filesort|temporary)/.exec(Extra ?? '')?.[0];
    if (!LARGE.includes(name))
      return sorted !== undefined && found > BOUND ? [`${name}: ${sorted} over ${found} rows`] : [];
    return [
      ...(type === 'ALL' || (key === null && found > 1) ? [`${name}: no index, ${found} rows`] : []),
      ...(type === 'index' && found > BOUND && !counts ? [`${name}: all of index ${key}, ${found} rows`] : []),
      ...(sorted !== undefined && found > BOUND && !counts ? [`${name}: ${sorted} over ${found} rows by ${key}`] : []),
    ];
  });
};

describe('on MariaDB', () => {
  let made: TestDatabase;
  let queries: Queries;
  beforeAll(async () => {
    made = await newDatabase('mysql');
    await seedInto(made.db, many);
    for (const table of [...LARGE, 'dealers', 'promoters', 'series', 'classes', 'wallets', 'result_claims'])
      await made.db.write.raw(`ANALYZE TABLE ${table}`);
    queries = knexQueries(made.db, { timeZone: 'America/Los_Angeles' });
  });
  afterAll(() => made.drop());

  const questions = Object.entries(CASES).flatMap(([group, methods]) =>
    Object.entries(methods as Record<string, readonly Ask[]>).flatMap(([method, asks]) =>
      asks.map((ask, n) => [`${group}.${method} ${n + 1}`, ask] as const),
    ),
  );

  it('every question that screens ask stands here', () => {
    const asked = Object.entries(CASES).map(([group, methods]) => [group, Object.keys(methods).toSorted()]);
    expect(asked.toSorted()).toEqual(
      Object.entries(queries)
        .map(([group, methods]) => [group, Object.keys(methods as object).toSorted()])
        .toSorted(),
    );
  });

  it.each(questions)('%s goes by indexes', async (question, ask) => {
    const statements = await statementsOf(() => ask(queries));
    expect(statements.length).toBeGreaterThan(0);
    const faults: string[] = [];
    for (const it of statements) {
      const [steps] = (await made.db.read.raw(`EXPLAIN ${it.sql}`, it.values as never)) as unknown as [readonly Step[]];
      const allowed = ALLOWED.some((but) => question.startsWith(but.question) && it.sql.includes(but.in));
      if (!allowed) faults.push(...faultsOf(it, steps).map((fault) => `${fault} in ${it.sql}`));
    }
    expect(faults).toEqual([]);
  });
});
