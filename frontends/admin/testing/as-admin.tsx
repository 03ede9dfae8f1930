import { WAITING_KINDS, type getWaiting, type Response, type Session, type WaitingKind } from '@rrr/contract';
import { fakeHost, fakeSession, renderRemote, type Answers } from '@rrr/kit/base/testing';
import { config } from '@rrr/kit/pact/examples';
import { claim, claimDetail, riderCash } from '../pact/cash-examples.js';
import {
  award,
  earned,
  entry,
  eventDetail,
  eventSummary,
  pagination,
  redemption,
  revoked,
  riderCard,
  riderDetail,
  usd,
} from '../pact/examples.js';
import remote from '../remote.js';

type Waits = Response<typeof getWaiting>;
const listed = { ...eventSummary, promoter: null, resultsDueDate: '2026-04-14', classesWithResults: 1, mine: null };
const stats = { startDate: '2026-01-01', endDate: '2026-12-31', riders: 0, awards: 0, total: usd(0), months: [] };
/** The counts of what waits; what is not named waits for nobody. */
export const waits = (of: Partial<Record<WaitingKind, Partial<Waits[WaitingKind]>>> = {}): Waits =>
  Object.fromEntries(
    WAITING_KINDS.map((kind) => [kind, { count: 0, since: null, days: null, limitDays: null, ...of[kind] }]),
  ) as Waits;
const nothingWaits = waits();
const answered: Answers = {
  roleEvents: { events: [listed], series: [], pagination },
  allPromoters: { promoters: [], pagination },
  adminSeries: { series: [], pagination },
  getConfig: config,
  listCountries: { riders: ['CA', 'US'], dealers: ['US'], events: ['US'] },
  listPlaces: { countries: [], regions: { US: [{ code: 'OR', name: 'Oregon' }] } },
  riderNotes: { notes: [], pagination },
  riderDocuments: { documents: [], pagination },
  riderTimecards: { timecards: [], pagination },
  getRiderCash: riderCash,
  listPayoutClaims: { payoutClaims: [claim], pagination },
  listCreditChoices: { creditChoices: [], pagination },
  getPayoutClaim: { payoutClaim: claimDetail },
  payoutMonths: { startDate: '2025-01-01', endDate: '2026-04-30', months: [] },
  searchRiders: { riders: [riderCard], pagination },
  getRider: { rider: riderDetail, creditRedemptions: [redemption], payoutClaims: [] },
  riderAwards: { awards: [award], pagination },
  riderEarnings: { earnings: [earned], pagination },
  riderLedger: { entries: [entry], pagination },
  listRedemptions: { creditRedemptions: [redemption], pagination },
  listRevoked: { revokedRedemptions: [revoked], pagination },
  listEvents: { events: [eventSummary], pagination, contingencyAmount: usd(37500) },
  getEvent: { event: eventDetail, series: null },
  getWaiting: nothingWaits,
  heldAwards: { awards: [], pagination: { page: 1, totalPages: 1, total: 0 } },
  getTimeline: { entries: [], next: null },
  listAudit: { records: [], pagination: { page: 1, totalPages: 1, total: 0 } },
  listSecurityEvents: { events: [], pagination: { page: 1, totalPages: 1, total: 0 } },
  topProRiders: { year: 2026, riders: [] },
  topAmateurRiders: { year: 2026, riders: [] },
  proRiderStats: stats,
  amateurRiderStats: stats,
  topDealers: { year: 2026, dealers: [] },
  recentEvents: { events: [] },
  marketShareMonth: { startDate: '2026-01-01', endDate: '2026-12-31', months: [] },
  marketShareSeries: { startDate: '2026-01-01', endDate: '2026-12-31', series: [] },
  movements: { startDate: '2026-01-01', endDate: '2026-12-31', months: [] },
  eventsLate: { events: [], pagination },
  eventsToDecide: { events: [], pagination },
  listRefundsDue: { creditRedemptions: [], pagination },
  unpaidResults: { results: [], pagination },
  listPromoters: { promoters: [], pagination },
  overpaidAwards: { awards: [], pagination },
  waitingDocuments: { documents: [], pagination },
  listResultClaims: { resultClaims: [], pagination },
  listVinDisputes: { vinDisputes: [], pagination },
  listWaitingCash: { awards: [], pagination },
  listOverdueRiders: { riders: [], pagination, sums: [], remindable: 0, promoters: [] },
  getSummary: ({ query }: { query: { currency: string } }) => {
    const money = (amount: number) => ({ amount, currency: query.currency });
    const months = query.currency === 'EUR' ? [] : [{ month: '2026-03', earned: money(46500), redeemed: money(4000) }];
    return {
      startDate: '2026-01-01',
      endDate: '2026-12-31',
      available: money(42500),
      earned: money(46500),
      earnedByType: {
        credit: { amount: money(46500), count: 1 },
        bonus: { amount: money(0), count: 0 },
        cash: { amount: money(0), count: 0 },
      },
      redeemed: money(4000),
      redemptionRate: 0.086,
      earnRate: 0.5,
      riders: 2,
      ridersWithAward: 1,
      events: 1,
      awards: 1,
      redemptions: 1,
      categoriesEarned: [],
      withoutCategory: { amount: money(46500), count: 1 },
      months,
    };
  },
};

/** The whole admin remote at one of its addresses. */
export const asAdmin = (
  path = '',
  answers: Answers = {},
  locale: 'en' | 'fr' = 'en',
  session: Session = fakeSession('admin'),
) =>
  renderRemote(
    remote,
    path,
    fakeHost({
      session,
      locale,
      basePath: `${locale === 'fr' ? '/fr' : ''}/auth/admin`,
      answers: { ...answered, ...answers },
    }),
  );

export interface Asked {
  body: Record<string, unknown>;
  files: Record<string, File>;
  params: Record<string, string>;
  query: Record<string, unknown>;
  idempotencyKey: string;
}
/** The requests made of one call, in order. */
export const asked = (host: { calls: readonly { id: string; request: unknown }[] }, id: string) =>
  host.calls.filter((call) => call.id === id).map((call) => call.request as Asked);
