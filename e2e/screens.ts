import type { APIRequestContext, Page } from 'playwright-core';
import { claimCash } from './claim-cash.js';
import { sampleOf } from './demo.js';
import { fillInbox } from './fill-inbox.js';
import { toFirst, toPart } from './first-record.js';
import type { RunningServer } from './running-server.js';
import type { Places, Screen } from './screen.js';
import { adminMoneyScreens } from './screens-admin-money.js';
import { adminRaceScreens } from './screens-admin-races.js';
import { adminSystemScreens } from './screens-admin-system.js';
import { dealerScreens } from './screens-dealer.js';
import { enrolScreens } from './screens-enrol.js';
import { fileScreens } from './screens-files.js';
import { pagesScreens } from './screens-pages.js';
import { partnerScreens } from './screens-partners.js';
import { promoterScreens } from './screens-promoter.js';
import { raceScreens } from './screens-races.js';
import { recoverScreens } from './screens-recover.js';

/** Asks as an admin for the riders and events the demo data holds. */
export const findPlaces = async (server: RunningServer, asAdmin: APIRequestContext): Promise<Places> => {
  const ask = async <T>(path: string): Promise<T> => (await asAdmin.get(`${server.url}${path}`)).json() as Promise<T>;
  const [{ riders }, { revokedRedemptions }] = await Promise.all([
    ask<{ riders: { _id: string }[] }>('/api/admin/riders?query=Ostrander'),
    ask<{ revokedRedemptions: { rider: { _id: string } }[] }>('/api/admin/revoked-redemptions'),
  ]);
  const [rider, undone] = [riders[0], revokedRedemptions[0]];
  if (!rider || !undone) throw new Error('The demo data has no rider to look at');
  const { earnings } = await ask<{ earnings: { event: { _id: string } }[] }>(`/api/admin/rider/${rider._id}/earnings`);
  const { eventId, classId, className, csv } = sampleOf(server);
  const raced = earnings[0]?.event._id;
  if (!raced) throw new Error('The demo data has no results to look at');
  const claimId = await claimCash(server.url, asAdmin, rider._id);
  await fillInbox(server.url, asAdmin, rider._id);
  return {
    raced,
    waiting: eventId,
    classId,
    className,
    riderId: rider._id,
    undoneRiderId: undone.rider._id,
    sample: csv,
    claimId,
  };
};

const chooseSample = async (page: Page, { sample }: Places): Promise<void> => {
  await page.locator('input[type=file]').setInputFiles(sample);
  await page.locator('.desk-wizard-check').waitFor();
};
const openedBy = (button: string) => (page: Page) => page.locator(button).first().click();
const adminRider = (tab: string): Screen => ({
  name: `the admin’s rider, ${tab}`,
  who: 'admin',
  path: ({ riderId, undoneRiderId }) => `/auth/admin/rider/${tab === 'undone' ? undoneRiderId : riderId}?tab=${tab}`,
  dark: tab === 'results',
});

export const screens: readonly Screen[] = [
  { name: 'the home page', who: 'nobody', path: () => '/', dark: true },
  { name: 'the events', who: 'nobody', path: () => '/events' },
  { name: 'an event', who: 'nobody', path: ({ raced }) => `/events/event/${raced}`, dark: true },
  ...raceScreens,
  { name: 'the way in', who: 'nobody', path: () => '/login' },
  { name: 'the way in, refused', who: 'nobody', path: () => '/login', reach: openedBy('form button.primary') },
  { name: 'the rules', who: 'nobody', path: () => '/about/rules' },
  { name: 'the questions', who: 'nobody', path: () => '/about/faq' },
  ...pagesScreens,
  ...enrolScreens,
  ...recoverScreens,
  { name: 'a page that is not there', who: 'nobody', path: () => '/no/such/page' },

  { name: 'the promoter’s home', who: 'promoter', path: () => '/auth/promoter' },
  { name: 'the promoter’s event with results', who: 'promoter', path: ({ raced }) => `/auth/promoter/event/${raced}` },
  {
    name: 'the promoter’s event without results',
    who: 'promoter',
    path: ({ waiting }) => `/auth/promoter/event/${waiting}`,
  },
  {
    name: 'sending results, the file',
    who: 'promoter',
    path: ({ waiting, classId }) => `/auth/promoter/event/${waiting}?class=${classId}`,
  },
  {
    name: 'sending results, the preview',
    who: 'promoter',
    path: ({ waiting, classId }) => `/auth/promoter/event/${waiting}?class=${classId}`,
    reach: chooseSample,
    dark: true,
  },
  ...promoterScreens,
  ...fileScreens,

  { name: 'the dealer’s search', who: 'dealer', path: () => '/auth/dealer' },
  { name: 'the dealer’s rider', who: 'dealer', path: ({ riderId }) => `/auth/dealer/rider/${riderId}` },
  {
    name: 'the dealer’s rider, refused',
    who: 'dealer',
    path: ({ riderId }) => `/auth/dealer/rider/${riderId}`,
    reach: openedBy('.dealer-submit'),
    dark: true,
  },
  ...dealerScreens,

  { name: 'the rider’s dashboard', who: 'rider', path: () => '/auth/rider', dark: true },
  { name: 'the rider’s earnings', who: 'rider', path: () => '/auth/rider/earnings' },
  { name: 'the rider’s photos for awards', who: 'rider', path: () => '/auth/rider/photos' },
  { name: 'the rider’s wallet, awards', who: 'rider', path: () => '/auth/rider/redemptions' },
  { name: 'the rider’s wallet, redemptions', who: 'rider', path: () => '/auth/rider/redemptions?tab=redemptions' },
  {
    name: 'the rider’s wallet, undone redemptions',
    who: 'rider',
    path: () => '/auth/rider/redemptions?tab=redemptions&show=undone',
  },
  { name: 'the rider’s wallet, ledger', who: 'rider', path: () => '/auth/rider/redemptions?tab=ledger' },
  { name: 'the rider’s redemption', who: 'rider', path: () => '/auth/rider/redeem' },
  { name: 'the rider’s wallet, code', who: 'rider', path: () => '/auth/rider/redemptions?code=show' },
  {
    name: 'the rider’s receipt',
    who: 'rider',
    path: () => '/auth/rider/redemptions?tab=redemptions',
    reach: toFirst,
  },
  { name: 'the rider’s cash-out', who: 'rider', path: () => '/auth/rider/cashout' },
  { name: 'the rider’s events', who: 'rider', path: () => '/auth/rider/events' },
  { name: 'the rider’s page of an event', who: 'rider', path: ({ raced }) => `/auth/rider/event/${raced}` },
  {
    name: 'the rider’s event with missing results',
    who: 'rider',
    path: () => '/auth/rider/events?filter=waiting',
    reach: toFirst,
  },
  { name: 'the rider’s series', who: 'rider', path: () => '/auth/rider/series' },
  { name: 'the rider’s page of a series', who: 'rider', path: () => '/auth/rider/series', reach: toFirst },
  {
    name: 'the rider’s page of a series, standings',
    who: 'rider',
    path: () => '/auth/rider/series',
    reach: toPart('standings'),
  },
  { name: 'the rider’s categories', who: 'rider', path: () => '/auth/rider/categories' },
  { name: 'the rider’s category', who: 'rider', path: () => '/auth/rider/categories', reach: toFirst },
  { name: 'the rider’s favourites', who: 'rider', path: () => '/auth/rider/favourites?tab=dealer' },
  { name: 'the rider’s profile', who: 'rider', path: () => '/auth/rider/profile' },
  { name: 'the rider’s login and security', who: 'rider', path: () => '/auth/rider/security' },
  { name: 'the rider’s bikes', who: 'rider', path: () => '/auth/rider/profile?tab=bikes' },
  { name: 'the rider’s form of a bike', who: 'rider', path: () => '/auth/rider/profile?tab=bikes&bike=new' },
  { name: 'the rider’s login', who: 'rider', path: () => '/auth/rider/profile?tab=login' },
  { name: 'the rider’s documents', who: 'rider', path: () => '/auth/rider/profile?tab=documents' },
  { name: 'the rider’s own data', who: 'rider', path: () => '/auth/rider/profile?tab=data' },

  { name: 'the admin’s dashboard', who: 'admin', path: () => '/auth/admin', dark: true },
  { name: 'the admin’s riders', who: 'admin', path: () => '/auth/admin/riders' },
  ...['awards', 'results', 'ledger', 'redemptions', 'undone'].map(adminRider),
  ...adminMoneyScreens,
  ...partnerScreens,
  { name: 'the admin’s events', who: 'admin', path: () => '/auth/admin/events' },
  { name: 'the admin’s event', who: 'admin', path: ({ raced }) => `/auth/admin/event/${raced}` },
  ...adminRaceScreens,
  ...[
    'late',
    'cash',
    'refunds',
    'claims',
    'held',
    'documents',
    'unmatched',
    'disputes',
    'applications',
    'events',
    'approvals',
    'overpaid',
  ].map((group): Screen => ({
    name: `the admin’s inbox, ${group}`,
    who: 'admin',
    path: () => `/auth/admin/inbox?group=${group}`,
  })),
  ...adminSystemScreens,
  { name: 'the way to act as a rider', who: 'admin', path: ({ riderId }) => `/proxy-rider/${riderId}` },
];

/** Looked at last, for it takes the admin's session along. */
export const acting: Screen = { name: 'a page seen as the rider', who: 'admin', path: () => '/auth/rider', dark: true };
