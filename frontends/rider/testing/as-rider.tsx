import { fakeHost, fakeSession, renderRemote, type Answers } from '@rrr/kit/base/testing';
import { category, config, ownRecord, riderId, seriesDetail } from '@rrr/kit/pact/examples';
import {
  award,
  earned,
  earnedSteps,
  entry,
  eventDetail,
  eventSummary,
  nextEvent,
  redemption,
  redemptionLine,
  refusedResult,
  revoked,
  riderCash,
  seriesSummary,
} from '../pact/examples.js';
import { deletion } from '../pact/privacy-examples.js';
import remote from '../remote.js';

export const pagination = { page: 1, totalPages: 1 };
export const rider = ownRecord;
const answered: Answers = {
  getRider: { rider, creditRedemptions: [redemption], payoutClaims: [] },
  riderEarnings: { earnings: [earned, refusedResult], pagination },
  getEarning: { earning: earned, steps: earnedSteps, payoutClaims: [] },
  getRiderCash: riderCash,
  listPayoutClaims: { payoutClaims: [], pagination },
  offerCredit: { offer: null },
  listCreditChoices: { creditChoices: [], pagination },
  listResultClaims: { resultClaims: [], pagination },
  getRedemption: { redemption, lines: [redemptionLine], refund: null },
  roleEvents: ({ query }: { query?: { filter?: string } }) => ({
    events: query?.filter === 'waiting' ? [] : [nextEvent],
    series: [seriesSummary],
    pagination,
  }),
  getDeletion: { deletion },
  getEvent: { event: eventDetail, series: seriesSummary },
  listSeries: { series: [seriesDetail], pagination },
  getSeries: {
    series: seriesDetail,
    categories: [{ _id: category._id, description: category.description }],
    events: [eventSummary],
    pagination,
  },
  listCategories: { categories: [category], pagination },
  getCategory: { category, series: [seriesDetail], pagination },
  riderFavourites: { favourites: [], pagination },
  riderAwards: { awards: [award], pagination },
  riderLedger: { entries: [entry], pagination },
  listRedemptions: { creditRedemptions: [redemption], pagination },
  listRevoked: { revokedRedemptions: [revoked], pagination },
  getConfig: config,
  listPlaces: {
    countries: [{ code: 'US', name: 'United States' }],
    regions: {
      US: [{ code: 'OR', name: 'Oregon' }],
      CA: [{ code: 'QC', name: 'Quebec' }],
    },
  },
  listPushDevices: { serverKey: `B${'A'.repeat(86)}`, devices: [] },
  listSessions: {
    sessions: [
      {
        _id: '01hq00000000000000000h0001',
        since: '2026-04-01T12:00:00.000Z',
        until: '2026-05-01T12:00:00.000Z',
        current: true,
      },
    ],
  },
};

interface Options {
  /** an admin acts as the rider */
  proxied?: boolean;
  /** no bike of the session has a verified VIN */
  withoutBike?: boolean;
}

/** The whole rider remote at one of its addresses, signed in as the rider of the examples. */
export const asRider = (
  path = '',
  answers: Answers = {},
  locale: 'en' | 'fr' = 'en',
  { proxied = false, withoutBike = false }: Options = {},
) => {
  const session = fakeSession('rider');
  return renderRemote(
    remote,
    path,
    fakeHost({
      session: {
        ...session,
        user: { ...session.user, _id: riderId, ...(withoutBike ? { bikes: [] } : {}) },
        proxyHost: proxied ? { _id: '01hq00000000000000000a0001', fullName: 'Ada Moreau' } : null,
      },
      locale,
      basePath: `${locale === 'fr' ? '/fr' : ''}/auth/rider`,
      answers: { ...answered, ...answers },
    }),
  );
};

/** The requests made of one call, in order. */
export const asked = (host: { calls: readonly { id: string; request: unknown }[] }, id: string) =>
  host.calls.filter((call) => call.id === id).map((call) => call.request as { query: Record<string, unknown> });
