import { anId } from '@rrr/core/testing';
import type { Queries } from '../queries/index.js';
import { type Ask, dealer, event, EXPORTS, promoter, rider, TODAY } from './questions-of-exports.js';
import { OVERDUE_CASH } from './questions-of-cash.js';
import { JOBS } from './questions-of-jobs.js';
import { MAILS } from './questions-of-mails.js';
import { REPORTS } from './questions-of-reports.js';
import { REQUESTS } from './questions-of-requests.js';
import { RULES } from './questions-of-rules.js';
import { TRAIL } from './questions-of-trail.js';
import { FINDING, RIDER_RECORDS, RIDERS } from './questions-of-riders.js';
import { WEBHOOKS } from './questions-of-webhooks.js';

const page = { page: 3, limit: 15 };
type Cases = { readonly [G in keyof Queries]: { readonly [M in keyof Queries[G]]: readonly Ask[] } };

const events = { ...page, sortBy: 'startDate', descending: true } as const;

/** Every query of the screens, with common filters. A new query does not compile until it is added here. */
export const CASES: Cases = {
  sessions: {
    live: [(q) => q.sessions.live(anId('sess'))],
    person: (['rider', 'dealer', 'promoter', 'admin'] as const).map((type) => (q) => q.sessions.person(type, rider)),
  },
  apiTokens: {
    live: [(q) => q.apiTokens.live(anId('t0ken'))],
    ofAccount: [(q) => q.apiTokens.ofAccount(anId('acc'), page)],
    search: [{}, { who: 'r123' }, { state: 'active' as const }, { state: 'expired' as const, who: 'r123' }].map(
      (by) => (q: Queries) => q.apiTokens.search({ ...page, ...by }, '2025-03-01T12:00:00.000Z'),
    ),
  },
  savedViews: { shownTo: [(q) => q.savedViews.shownTo(anId('acc'), 'admin/riders')] },
  admins: { one: [(q) => q.admins.one(anId('admn'))], list: [(q) => q.admins.list(page)] },
  riders: RIDERS,
  riderRecords: RIDER_RECORDS,
  finding: FINDING,
  dealers: {
    one: [(q) => q.dealers.one(dealer)],
    search: [
      {},
      { active: true },
      { query: 'abel' },
      { name: 'dana', state: 'CO' },
      { country: 'CA' },
      { zipcode: '81301' },
    ].map((by) => (q: Queries) => q.dealers.search({ ...page, ...by })),
    around: [(q) => q.dealers.around({ zipcode: '81301' })],
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
      (by) => (q: Queries) => q.promoters.search({ ...page, ...by }),
    ),
    nextEvents: [(q) => q.promoters.nextEvents([promoter], '2026-01-01', 2)],
    all: [(q) => q.promoters.all(page), (q) => q.promoters.all({ ...page, query: 'abel' })],
    summary: [(q) => q.promoters.summary()],
    appliedSince: [(q) => q.promoters.appliedSince()],
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
      { drafts: true },
      { drafts: true, status: 'draft' as const },
      { drafts: true, promoterId: promoter, filter: 'draft' as const },
      { drafts: true, status: 'current' as const },
      { from: TODAY, status: 'current' as const, descending: false },
      { before: TODAY },
      { status: 'current' as const, sortBy: 'city' as const },
      { seriesId: anId('ser', 7) },
    ].map((by) => (q: Queries) => q.events.search({ ...events, ...by }, TODAY)),
    late: [
      (q) =>
        q.events.late(
          { ...page, seasons: [{ from: null, to: null, windowDays: 45, endedBefore: '2025-01-15' }] },
          TODAY,
        ),
    ],
    toDecide: [(q) => q.events.toDecide(page)],
    finished: [
      (q) => q.events.finished(page),
      (q) => q.events.finished({ ...page, seriesId: anId('ser', 7), afterDate: '2025-01-01' }),
    ],
    ofRider: [(q) => q.events.ofRider(rider, [event])],
    ended: [(q) => q.events.ended(promoter, TODAY, 10)],
    before: [(q) => q.events.before(TODAY, 5)],
    one: [(q) => q.events.one(event)],
    linkedTo: [(q) => q.events.linkedTo(event)],
    nearby: [(q) => q.events.nearby(event)],
    ids: [(q) => q.events.ids(page)],
    purses: [(q) => q.events.purses({ from: '2025-01-01', to: '2025-12-31' })],
    nextPaying: [(q) => q.events.nextPaying(TODAY, 16)],
    contingency: [(q) => q.events.contingency('USD', { from: '2025-01-01', to: '2025-12-31' })],
  },
  series: {
    search: [
      (q) => q.series.search({ ...page, active: true }),
      (q) => q.series.search({ ...page, promoterId: promoter }),
      (q) => q.series.search({ ...page, query: 'abel' }),
    ],
    one: [
      (q) => q.series.one(anId('ser', 7), page),
      (q) => q.series.one(anId('ser', 7), { ...page, drafts: 'all' }),
      (q) => q.series.one(anId('ser', 7), { ...page, drafts: { promoterId: promoter } }),
    ],
  },
  categories: { list: [(q) => q.categories.list(page)], one: [(q) => q.categories.one(anId('cat'), page)] },
  results: {
    ofEvent: [(q) => q.results.ofEvent(event)],
    page: [(q) => q.results.page({ ...page, eventId: event })],
    unmatched: [{}, { name: 'abel' }, { eventId: event }].map(
      (by) => (q: Queries) => q.results.unmatched({ ...page, ...by }),
    ),
    unpaid: [
      (q) => q.results.unpaid({ ...page, promoterId: promoter, since: '2025-01-01' }),
      (q) => q.results.unpaid({ ...page, since: '2025-01-15' }),
    ],
    people: [{}, { name: 'abel' }].map((by) => (q: Queries) => q.results.people({ ...page, ...by, since: TODAY })),
    ofPerson: [(q) => q.results.ofPerson(anId('res0t', 7), page)],
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
  heldAwards: {
    search: [
      { state: 'held' as const },
      { state: 'refused' as const },
      { state: 'held' as const, eventId: event },
      { state: 'held' as const, waitsFor: 'person' as const },
    ].map((by) => (q: Queries) => q.heldAwards.search({ ...page, viewer: anId('acc'), ...by })),
  },
  logoPhotos: { awaited: [(q) => q.logoPhotos.awaited({ ...page, riderId: rider })] },
  imports: {
    search: [{}, { eventId: event }, { seriesId: anId('ser', 7) }, { kind: 'vin-patterns' as const }].map(
      (by) => (q: Queries) => q.imports.search({ ...page, ...by }),
    ),
    one: [(q) => q.imports.one(anId('1mp', 7))],
    layout: [(q) => q.imports.layout({ promoterId: anId('pro', 7), kind: 'results', layout: 'a'.repeat(64) })],
  },
  ...RULES,
  standings: {
    rules: [(q) => q.standings.rules(anId('ser', 7))],
    seasons: [(q) => q.standings.seasons(anId('ser', 7))],
    classes: [(q) => q.standings.classes(anId('ser', 7), 2025)],
    withoutClasses: [(q) => q.standings.withoutClasses(anId('ser', 7), 2025, TODAY)],
    results: [(q) => q.standings.results([anId('c0ass', 7), anId('c0ass', 8)])],
    idOf: [(q) => q.standings.idOf({ seriesId: anId('ser', 7), season: 2025, classKey: '450a' })],
    paid: [(q) => q.standings.paid({ seriesId: anId('ser', 7), season: 2025, classKey: '450a' })],
  },
  earnings: {
    earnings: (['all', 'paid', 'unpaid'] as const).map(
      (filter) => (q) => q.earnings.earnings(rider, { ...page, filter }),
    ),
    earning: [(q) => q.earnings.earning(rider, anId('res', 7))],
    recentEarnings: [(q) => q.earnings.recentEarnings(null, 10), (q) => q.earnings.recentEarnings(rider, 10)],
    bonuses: [(q) => q.earnings.bonuses({ ...page, seriesId: anId('ser', 7) })],
    overpaid: [(q) => q.earnings.overpaid({ page: 1, limit: 15 })],
    overpaidSince: [(q) => q.earnings.overpaidSince()],
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
    ].map((by) => (q: Queries) => q.redemptions.search({ ...page, page: 2, revoked: false, ...by })),
    one: [(q) => q.redemptions.one(anId('rdm', 7))],
    receipt: [(q) => q.redemptions.receipt(anId('rdm', 7))],
  },
  refunds: {
    statement: [
      (q) => q.refunds.statement({ dealerId: dealer, currency: 'USD', from: '2024-05-01', to: '2024-05-31' }),
    ],
    due: [{}, { overdue: true }, { dealerId: dealer }, { from: '2024-05-01', to: '2024-05-31' }].map(
      (by) => (q: Queries) => q.refunds.due({ ...page, days: 30, ...by }, TODAY),
    ),
    dueTotals: [{}, { dealerId: dealer }].map((by) => (q: Queries) => q.refunds.dueTotals({ days: 30, ...by }, TODAY)),
    done: [{}, { dealerId: dealer }, { undone: true }].map((by) => (q: Queries) => q.refunds.done({ ...page, ...by })),
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
    ].map((by) => (q: Queries) => q.payouts.claims({ ...page, ...by }, TODAY)),
    claim: [(q) => q.payouts.claim(anId('cm', 7), TODAY)],
    claimsOf: [(q) => q.payouts.claimsOf(anId('awd', 7), TODAY)],
    riderCash: [(q) => q.payouts.riderCash(rider)],
    creditChoices: [
      (q) => q.payouts.creditChoices({ ...page, riderId: rider }),
      (q) => q.payouts.creditChoices({ ...page, riderId: rider, awardId: anId('awd', 7) }),
    ],
    waiting: [
      (q) => q.payouts.waiting(page),
      (q) => q.payouts.waiting({ ...page, raceDays: [{ from: null, to: '2025-01-01' }] }),
      (q) => q.payouts.waiting({ ...page, riderId: rider }),
    ],
    cheques: [
      (q) => q.payouts.cheques(page),
      (q) => q.payouts.cheques({ ...page, standing: true, from: '2025-01-01' }),
      (q) => q.payouts.cheques({ ...page, standing: true, confirmed: false }),
    ],
    chequePapers: [(q) => q.payouts.chequePapers([1, 2, 3])],
    chequesAfter: [(q) => q.payouts.chequesAfter(0, 100)],
    cashYears: [(q) => q.payouts.cashYears({ ...page, year: 2025, currency: 'USD', atLeast: 60_000 })],
    taxLines: [{}, { taxStatus: 'us-person' as const }, { taxStatus: 'unknown' as const }].map(
      (by) => (q: Queries) => q.payouts.taxLines({ ...page, year: 2025, currency: 'USD', ...by }),
    ),
    taxSums: [(q) => q.payouts.taxSums({ year: 2025, currency: 'USD' })],
    figures: [(q) => q.payouts.figures('USD', TODAY)],
  },
  paymentRuns: {
    list: [(q) => q.paymentRuns.list(page)],
    one: [(q) => q.paymentRuns.one(anId('run', 7))],
  },
  overdueCash: OVERDUE_CASH,
  vin: {
    report: [
      {},
      { query: 'abel' },
      { query: 'VBKMXA10' },
      { query: 'VBKMXA10XSM0001', country: 'CA', model: 'model 7', year: 2025, status: 'unverified' as const },
      { status: 'unverified' as const, year: 2025 },
      { model: 'model 7' },
    ].map((by) => (q: Queries) => q.vin.report({ ...page, ...by })),
    patterns: [{}, { query: 'VBK' }, { model: 'model', year: 2025 }, { status: 'verified' as const }].map(
      (by) => (q: Queries) => q.vin.patterns({ ...page, ...by }),
    ),
    disputes: [(q) => q.vin.disputes({ ...page, open: true }), (q) => q.vin.disputes({ ...page, open: false })],
    counts: [(q) => q.vin.counts()],
    models: [(q) => q.vin.models(150)],
    verifiedOf: [(q) => q.vin.verifiedOf([2025, 1995], 2000)],
  },
  reports: REPORTS,
  ...TRAIL,
  security: {
    search: [
      {},
      { who: 'r123' },
      { kind: 'wrong-pin' as const },
      { severity: 'serious' as const, from: '2025-01-01' },
      { from: '2025-01-01', to: '2025-01-31' },
    ].map((by) => (q: Queries) => q.security.search({ ...page, ...by })),
  },
  requests: REQUESTS,
  countries: { ofRecords: [(q) => q.countries.ofRecords()] },
  contact: {
    search: [{}, { query: 'kim' }].map((by) => (q: Queries) => q.contact.search({ ...page, state: 'open', ...by })),
    one: [(q) => q.contact.one(anId('msg', 1))],
    countOpen: [(q) => q.contact.countOpen()],
  },
  jobs: JOBS,
  mails: MAILS,
  webhooks: WEBHOOKS,
  exports: EXPORTS,
};
