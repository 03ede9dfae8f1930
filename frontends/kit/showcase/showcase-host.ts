import type { Locale } from '@rrr/contract';
import { pageTheme, type Host, type Notice } from '@rrr/kit/base';
import { fakeHost } from '../base/testing/fake-host.js';

const at = '2026-11-25T08:00:00.000Z';
const answers = {
  setLang: {},
  listSavedViews: { views: [], most: { own: 20, shared: 50 } },
  getConfig: { captcha: { kind: 'altcha' } },
  getFactor: { on: true, since: at, required: false, recoveryLeft: 2 },
  listApiTokens: {
    tokens: [
      {
        _id: '01hq0000000000000000000t01',
        name: 'Timing computer',
        scopes: ['events:read', 'results:write'],
        createdAt: at,
        expiresAt: '2027-02-23T08:00:00.000Z',
        lastUsedAt: at,
        lastNetwork: '203.0.113.0/24',
        revokedAt: null,
        state: 'active',
      },
    ],
    offered: { scopes: ['events:read', 'results:write', 'results:read'], days: [30, 90, 365], most: 20 },
    pagination: { page: 1, totalPages: 1, total: 1 },
  },
  listEventsNearby: {
    events: [
      {
        _id: '01hq0000000000000000000e71',
        title: 'Rimrock Motocross Round 3',
        startDate: '2026-03-01',
        endDate: null,
        city: 'Bend',
        state: 'OR',
      },
    ],
  },
  shownNotices: {
    notices: [
      {
        _id: '01hq0000000000000000000nt1',
        version: 1,
        kind: 'info',
        text: 'Payouts of last weekend go out on Monday.',
        link: '/about/faq',
      },
    ],
  },
  listSessions: {
    sessions: [
      {
        _id: '01hq0000000000000000000s01',
        since: at,
        until: '2026-11-25T20:00:00.000Z',
        current: true,
        lastSeen: at,
        browser: 'Firefox',
        system: 'Windows',
        network: '203.0.113.0/24',
      },
    ],
  },
};

/** A host without a server: pieces that ask for something get an answer that is made here, or a refusal. */
export const showcaseHost = (locale: Locale, notify: (notice: Notice) => void): Host => ({
  ...fakeHost({ locale, basePath: '', answers }),
  theme: pageTheme,
  notify,
  // oxlint-disable-next-line no-console -- the page of developers has nowhere else to say it
  report: (error) => console.error(error),
});
