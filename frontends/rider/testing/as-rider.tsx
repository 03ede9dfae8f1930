import type { Response, getRider } from '@rrr/contract';
import { fakeHost, fakeSession, renderRemote, type Answers } from '@rrr/kit/base/testing';
import { bike, card, personal, record, usd } from '@rrr/kit/pact/examples';
import { award, earned, entry, redemption, refusedResult, revoked } from '../pact/examples.js';
import remote from '../remote.js';

export const pagination = { page: 1, totalPages: 1 };
export const rider: Response<typeof getRider>['rider'] = {
  ...card,
  bikes: [bike],
  balances: [{ available: usd(42500), nextExpiry: { amount: usd(12500), expireDate: '2027-03-01' } }],
  hasPin: true,
  version: 1,
  personal,
  record,
};
const answered: Answers = {
  getRider: { rider, creditRedemptions: [redemption], payoutClaims: [] },
  riderEarnings: { earnings: [earned, refusedResult], pagination },
  riderAwards: { awards: [award], pagination },
  riderLedger: { entries: [entry], pagination },
  listRedemptions: { creditRedemptions: [redemption], pagination },
  listRevoked: { revokedRedemptions: [revoked], pagination },
};

/** The whole rider remote at one of its addresses, signed in as the rider of the examples. */
export const asRider = (path = '', answers: Answers = {}, locale: 'en' | 'fr' = 'en') =>
  renderRemote(
    remote,
    path,
    fakeHost({
      session: fakeSession('rider'),
      locale,
      basePath: `${locale === 'fr' ? '/fr' : ''}/auth/rider`,
      answers: { ...answered, ...answers },
    }),
  );

/** The requests made of one call, in order. */
export const asked = (host: { calls: readonly { id: string; request: unknown }[] }, id: string) =>
  host.calls.filter((it) => it.id === id).map((it) => it.request as { query: Record<string, unknown> });
