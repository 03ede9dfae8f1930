import { fakeHost, fakeSession, renderRemote, type Answers } from '@rrr/kit/base/testing';
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

const answered: Answers = {
  searchRiders: { riders: [riderCard], pagination },
  getRider: { rider: riderDetail, creditRedemptions: [redemption], payoutClaims: [] },
  riderAwards: { awards: [award], pagination },
  riderEarnings: { earnings: [earned], pagination },
  riderLedger: { entries: [entry], pagination },
  listRedemptions: { creditRedemptions: [redemption], pagination },
  listRevoked: { revokedRedemptions: [revoked], pagination },
  listEvents: { events: [eventSummary], pagination, contingencyAmount: usd(37500) },
  getEvent: { event: eventDetail, series: null },
  getSummary: ({ query }: { query: { currency: string } }) => {
    const money = (amount: number) => ({ amount, currency: query.currency });
    const months = query.currency === 'EUR' ? [] : [{ month: '2026-03', earned: money(46500), redeemed: money(4000) }];
    return {
      startDate: '2026-01-01',
      endDate: '2026-12-31',
      available: money(42500),
      earned: money(46500),
      redeemed: money(4000),
      redemptionRate: 0.086,
      earnRate: 0.5,
      riders: 2,
      events: 1,
      months,
    };
  },
};

/** The whole admin remote at one of its addresses. */
export const asAdmin = (path = '', answers: Answers = {}, locale: 'en' | 'fr' = 'en') =>
  renderRemote(
    remote,
    path,
    fakeHost({
      session: fakeSession('admin'),
      locale,
      basePath: `${locale === 'fr' ? '/fr' : ''}/auth/admin`,
      answers: { ...answered, ...answers },
    }),
  );

export interface Asked {
  params: Record<string, string>;
  query: Record<string, unknown>;
  idempotencyKey: string;
}
/** The requests made of one call, in order. */
export const asked = (host: { calls: readonly { id: string; request: unknown }[] }, id: string) =>
  host.calls.filter((it) => it.id === id).map((it) => it.request as Asked);
