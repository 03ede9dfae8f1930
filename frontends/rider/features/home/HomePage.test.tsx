import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { refusal } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import { bike, personal, record } from '@rrr/kit/pact/examples';
import { payoutClaim, riderCash } from '../../pact/examples.js';
import { asRider, rider } from '../../testing/as-rider.js';

const user = person();
const withRider = (over: Partial<typeof rider>) => ({
  getRider: { rider: { ...rider, ...over }, creditRedemptions: [], payoutClaims: [] },
});

test('credit and cash side by side, each with its date', async () => {
  asRider();
  const hero = within(await screen.findByRole('region', { name: 'Sam Carter' }));
  expect(hero.getByText('$425.00')).toBeVisible();
  expect(hero.getByText('$125.00 expires Mar 1st, 2027')).toBeVisible();
  expect(await hero.findByText('$125.00')).toBeVisible();
  expect(await hero.findByText('$125.00 is late: what is missing was due Apr 29th, 2026.')).toBeVisible();
});

test('before the first result it says that the rider is in, what is open, and what the next race could bring', async () => {
  const usd = (amount: number) => ({ amount, currency: 'USD' as const });
  const guardian = {
    name: 'Rana Carter',
    email: 'rana@example.com',
    askedAt: '2026-11-24T12:00:00.000Z',
    until: '2026-12-08T12:00:00.000Z',
  };
  asRider('', {
    ...withRider({ amaNumber: null, record: { ...record, consent: null, guardian } }),
    riderEarnings: { earnings: [], pagination: { page: 1, totalPages: 1 } },
    previewPayouts: {
      bike: { make: 'KTM', model: '450 SX-F', year: 2025, eligible: true },
      bikes: [],
      classes: [
        {
          _id: '01hq00000000000000000c0001',
          name: '450 Amateur',
          payoutType: 'dealerCredit',
          event: { _id: '01hq00000000000000000e0001', title: 'Round 4', startDate: '2026-11-28', type: 'Motocross' },
          minimumStarters: 5,
          places: [{ place: 1, amount: usd(30_000), verdict: { earns: usd(30_000), type: 'credit', reasons: [] } }],
        },
      ],
    },
  });
  const part = within(await screen.findByRole('region', { name: 'You’re in, Sam' }));
  expect(part.getByText(/Rana Carter has until .* The link is in the e-mail to rana@example.com/)).toBeVisible();
  expect(part.getByRole('link', { name: 'Add it' }).getAttribute('href')).toBe('/auth/rider/profile');
  expect((await part.findByRole('link', { name: 'Round 4' })).getAttribute('href')).toBe(
    '/auth/rider/event/01hq00000000000000000e0001',
  );
  expect(part.getByText('$300.00')).toBeVisible();
  expect(part.getByRole('link', { name: /Add to calendar/i }).getAttribute('href')).toMatch(/\.ics$/);
});

test('what is missing to be paid leads to where it is mended', async () => {
  asRider();
  const part = within(await screen.findByRole('region', { name: 'What is needed' }));
  expect(part.getByText('1 of 3 done')).toBeVisible();
  expect(part.getAllByRole('link').map((it) => `${it.textContent} ${it.getAttribute('href')}`)).toEqual([
    'Upload your W-9 /auth/rider/profile?tab=documents',
    'Upload your driver’s licence /auth/rider/profile?tab=documents',
  ]);
});

test('with everything verified the one act is to cash out', async () => {
  asRider('', { getRiderCash: { ...riderCash, missing: [] } });
  expect((await screen.findByRole('link', { name: 'Cash out' })).getAttribute('href')).toBe('/auth/rider/cashout');
});

test.each([
  [15, 1],
  [18, 0],
])('before the first result, a rider of %i whose guardian nobody named is asked for one: %i', async (age, times) => {
  asRider('', {
    ...withRider({ personal: { ...personal, age }, record: { ...record, consent: null, guardian: null } }),
    riderEarnings: { earnings: [], pagination: { page: 1, totalPages: 1 } },
  });
  const part = within(await screen.findByRole('region', { name: 'You’re in, Sam' }));
  await waitFor(() =>
    expect(part.queryAllByText(/^You are under 18: a parent or guardian must agree/)).toHaveLength(times),
  );
  expect(
    part.queryAllByRole('link', { name: 'Name a parent or guardian' }).map((it) => it.getAttribute('href')),
  ).toEqual(times ? ['/auth/rider/profile'] : []);
});

test('while papers are looked at, nothing is asked for', async () => {
  const paper = {
    _id: '01hq00000000000000000g0001',
    kind: 'w9' as const,
    status: 'uploaded' as const,
    contentType: 'image/png' as const,
    bytes: 4000,
    uploadedAt: '2026-04-01T12:00:00.000Z',
    decision: null,
  };
  asRider('', {
    ...withRider({ record: { ...record, documents: [paper] } }),
    getRiderCash: { ...riderCash, missing: ['w9'] },
  });
  expect(await screen.findByText('We are checking your documents. You do not need to do anything now.')).toBeVisible();
});

test('cash that was requested tells by when it is paid', async () => {
  asRider('', {
    getRider: { rider, creditRedemptions: [], payoutClaims: [payoutClaim] },
    getRiderCash: { ...riderCash, missing: [], cash: [] },
  });
  expect(await screen.findByText('Paid out by May 2nd, 2026')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'What is needed' })).toBeNull();
});

test('the season is a ribbon, and a table one tap away', async () => {
  asRider();
  const part = within(await screen.findByRole('region', { name: 'Season 2026' }));
  expect(part.getByText('2 results, $125.00 earned')).toBeVisible();
  await user.click(part.getByRole('button', { name: 'Show as a table' }));
  expect(
    part.getByRole('row', { name: /Rimrock Motocross Round 3 · 450 A 2nd \$125.00 Paid out or credited/ }),
  ).toBeVisible();
});

test('the next events, with what they post', async () => {
  asRider();
  expect((await screen.findByRole('link', { name: 'Rimrock Motocross Round 4' })).getAttribute('href')).toBe(
    '/auth/rider/event/01hq00000000000000000e0004',
  );
});

const unverified = { ...bike, vinStatus: 'unverified' as const };
test.each([
  ['no bike', [], 'You have no bike here yet', 'Add bike', '&bike=new'],
  ['a bike that is not verified', [unverified], 'You do not need to do anything.', 'View your bikes', ''],
  ['a wrong VIN', [{ ...bike, vinStatus: 'invalid' as const }], 'is not valid', 'View your bikes', ''],
])('with %s a rider is told what that costs, and led to the bikes', async (_, bikes, told, link, more) => {
  asRider('', withRider({ bikes }));
  expect(await screen.findByText(new RegExp(told))).toBeVisible();
  expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(`/auth/rider/profile?tab=bikes${more}`);
});

test('a rider without a verified bike sees that above every page, and the page', async () => {
  asRider('/redemptions', withRider({ bikes: [unverified] }), 'en', { withoutBike: true });
  expect(await screen.findByText(/We are checking the VIN of your bike/)).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'My Wallet' })).toBeVisible();
});

test('one verified bike among others is enough', async () => {
  asRider('', withRider({ bikes: [{ ...bike, _id: '01hq00000000000000000b0002', vinStatus: 'invalid' }, bike] }));
  expect(await screen.findByText('$425.00')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'View your bikes' })).toBeNull();
});

test('a rider without a PIN is led to set one', async () => {
  asRider('', withRider({ hasPin: false }));
  expect((await screen.findByRole('link', { name: 'Set a PIN' })).getAttribute('href')).toBe(
    '/auth/rider/profile?redirect=pin',
  );
});

test('cash that did not load says so, and the rest stands', async () => {
  asRider('', { getRiderCash: refusal(503, 'UNAVAILABLE', 'Try again shortly.') });
  expect((await screen.findByRole('alert')).textContent).toContain('Try again shortly.');
  // the next event posts the same amount
  const hero = within(await screen.findByRole('region', { name: 'Sam Carter' }));
  expect(hero.getByText('$425.00')).toBeVisible();
});

test('the sidebar leads to the screens that exist, in French too', async () => {
  asRider('', {}, 'fr');
  await screen.findByText(/425,00/);
  const links = screen.getByRole('navigation', { name: 'Navigation principale' }).querySelectorAll('a');
  expect([...links].map((it) => it.getAttribute('href'))).toEqual([
    '/fr/auth/rider',
    '/fr/auth/rider/redemptions',
    '/fr/auth/rider/earnings',
    '/fr/auth/rider/events',
  ]);
});
