import { fakeHost, fakeSession, renderRemote, type Answers } from '@rrr/kit/base/testing';
import remote from '../remote.js';
import { config, dealer, firstPage, login, receiptRead, rider, statement } from './examples.js';

interface Options {
  answers?: Answers;
  locale?: 'en' | 'fr';
  /** of the admin who acts as the dealer */
  proxyHost?: { _id: string; fullName: string };
}

/** The whole dealer remote at one of its addresses, signed in as the dealer of the examples. */
export const atTheCounter = (path: string, { answers = {}, locale = 'en', proxyHost }: Options = {}) => {
  const host = fakeHost({
    session: fakeSession('dealer', proxyHost ? { proxyHost } : {}),
    locale,
    basePath: `${locale === 'fr' ? '/fr' : ''}/auth/dealer`,
    answers: {
      getConfig: config,
      getCounterCode: { code: '482913', secondsLeft: 60 },
      getDealer: { dealer, redemptions: [], distinctCountry: ['US'] },
      getRedemption: receiptRead,
      getRider: { rider, creditRedemptions: [], payoutClaims: [] },
      listRedemptions: { creditRedemptions: [], pagination: firstPage },
      listRefundsDue: { creditRedemptions: [], pagination: firstPage },
      listRefunds: { refunds: [], pagination: firstPage },
      dealerStatement: statement,
      dealerLogins: { logins: [login], invitations: [], pagination: firstPage },
      listRevoked: { revokedRedemptions: [], pagination: firstPage },
      ...answers,
    },
  });
  return renderRemote(remote, path, host);
};

/** The requests made of one call, in order. */
export const asked = (host: { calls: readonly { id: string; request: unknown }[] }, id: string) =>
  host.calls.filter((call) => call.id === id).map((call) => call.request as Record<string, unknown>);
