import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { refusal } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import { cashEntry, pagination, refusedResult, riderDetail, riderId } from '../../pact/examples.js';
import { asAdmin, asked } from '../../testing/as-admin.js';

const user = person();
const media = globalThis.matchMedia;
const onPhone = () => {
  globalThis.matchMedia = ((query: string) => ({ ...media(query), matches: true })) as typeof matchMedia;
};
afterEach(() => {
  globalThis.matchMedia = media;
});

test('who it is, what decides, and the balance', async () => {
  const personal = { ...riderDetail.personal, factory: true, professional: true };
  asAdmin(`/rider/${riderId}`, {
    getRider: {
      rider: { ...riderDetail, deActivated: true, hasPin: false, personal },
      creditRedemptions: [],
      payoutClaims: [],
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Sam Carter' })).toBeVisible();
  for (const state of ['Deactivated', 'Factory rider: earns no awards', 'Professional', 'No PIN: cannot redeem'])
    expect(screen.getByText(state)).toBeVisible();
  expect(screen.getByText('VBKMXA435SM000017')).toBeVisible();
  expect(screen.getByText('(541) 555-0123')).toBeVisible();
});

test('the number of the latest race stands before the name', async () => {
  const record = { ...riderDetail.record, plate: { number: '214', eventType: 'motocross' } };
  asAdmin(`/rider/${riderId}`, {
    getRider: { rider: { ...riderDetail, record }, creditRedemptions: [], payoutClaims: [] },
  });
  expect(await screen.findByRole('img', { name: 'Race number 214' })).toBeVisible();
});

test('what the rider has, and what is missing to be paid, come first', async () => {
  asAdmin(`/rider/${riderId}`);
  const hero = within(await screen.findByRole('region', { name: 'Balances' }));
  expect(hero.getByText('$425.00')).toBeVisible();
  expect(hero.getByText(/\$125.00 expires on/)).toBeVisible();
  expect((await hero.findByRole('link', { name: '$125.00' })).getAttribute('href')).toBe(
    `/auth/admin/rider/${riderId}?tab=cash`,
  );
  expect(hero.getByRole('link', { name: 'a verified driver’s licence' }).getAttribute('href')).toBe(
    `/auth/admin/rider/${riderId}?tab=documents`,
  );
  expect(hero.getByText(/The missing information is due/)).toBeVisible();
});

test.each([
  ['en', ''],
  ['fr', '/fr'],
] as const)('acting as the rider comes back to this very tab (%s)', async (locale, prefix) => {
  asAdmin(`/rider/${riderId}?tab=ledger&book=cash`, {}, locale);
  await user.click(await screen.findByRole('button', { name: /Act on this rider|Actions/ }));
  const link = screen.getByRole('link', {
    name: locale === 'en' ? 'Act as this rider…' : 'Agir au nom de ce pilote…',
  });
  const url = new URL(link.getAttribute('href')!, 'https://portal.example.com');
  expect(url.pathname).toBe(`${prefix}/proxy-rider/${riderId}`);
  expect(url.searchParams.get('returnTo')).toBe(`${prefix}/auth/admin/rider/${riderId}?tab=ledger&book=cash`);
});

test('results show why they earned nothing', async () => {
  asAdmin(`/rider/${riderId}?tab=results&filter=nothing`, { riderEarnings: { earnings: [refusedResult], pagination } });
  expect(await screen.findByText('Only 4 riders started; a class needs 5.')).toBeVisible();
  expect(screen.getByText('Earns nothing')).toBeVisible();
});

test('the ledger is read by currency, book and page', async () => {
  const { host } = asAdmin(`/rider/${riderId}?tab=ledger&book=cash&page=2`, {
    riderLedger: { entries: [cashEntry], pagination: { page: 2, totalPages: 3 } },
  });
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  await user.click(screen.getByRole('button', { name: 'CAD' }));
  expect(asked(host, 'riderLedger').map((it) => it.query)).toEqual([
    { book: 'cash', currency: 'USD', page: 2, limit: 50 },
    { book: 'cash', currency: 'USD', page: 3, limit: 50 },
    { book: 'cash', currency: 'CAD', page: 1, limit: 50 },
  ]);
});

test('on a phone who it is lies folded over the tabs, and the ledger is rows under their month', async () => {
  onPhone();
  asAdmin(`/rider/${riderId}?tab=ledger`);
  const fold = await screen.findByText('Personal data and bikes');
  const phone = within(fold.closest('details')!).getByText('(541) 555-0123');
  expect(phone).not.toBeVisible();
  await user.click(fold);
  expect(phone).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: /closing/ })).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test('a rider who is not there: the reason, and the way back', async () => {
  asAdmin(`/rider/${riderId}`, { getRider: refusal(404, 'NOT_FOUND', 'Not a valid rider.') });
  expect((await screen.findByRole('alert')).textContent).toContain('Not a valid rider.');
  expect(screen.getAllByRole('link', { name: 'Rider Manager' }).at(-1)?.getAttribute('href')).toBe(
    '/auth/admin/riders',
  );
});

test('redemptions that were undone stand in a part of their own', async () => {
  const { host } = asAdmin(`/rider/${riderId}?tab=undone`);
  expect((await screen.findAllByText(/Wrong amount/)).length).toBeGreaterThan(0);
  expect(asked(host, 'listRevoked')[0]?.query).toMatchObject({ riderId });
});
