import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { person } from '@rrr/kit/desk/testing';
import { entry } from '../../pact/examples.js';
import { asked, asRider, rider } from '../../testing/as-rider.js';

const user = person();

test('the balance, and what expires next, in the first sight', async () => {
  asRider('/redemptions');
  expect(await screen.findByText('$425.00')).toBeVisible();
  expect(screen.getByText('$125.00 expires on Mar 1st, 2027')).toBeVisible();
});

test('a rider without a wallet is told how one begins', async () => {
  asRider('/redemptions', { getRider: { rider: { ...rider, balances: [] }, creditRedemptions: [], payoutClaims: [] } });
  expect(await screen.findByText('No credit to spend yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View your results' }).getAttribute('href')).toBe('/auth/rider/earnings');
});

test('the ledger turns its pages in the address, and Back turns them back', async () => {
  const older = { ...entry, _id: '01hq00000000000000000n0009', award: { ...entry.award, label: 'Older entry' } };
  const { host, router } = asRider('/redemptions?tab=ledger', {
    riderLedger: ({ query }: { query: { page: number } }) => ({
      entries: [query.page === 1 ? entry : older],
      pagination: { page: query.page, totalPages: 2 },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  expect(await screen.findByText(/Older entry/)).toBeVisible();
  expect(router.state.location.search).toBe('?tab=ledger&page=2');
  await act(() => router.navigate(-1));
  expect(await screen.findByText(/Rimrock Motocross Round 3, 450 A/)).toBeVisible();
  expect(
    asked(host, 'riderLedger')
      .map((it) => it.query.page)
      .slice(0, 2),
  ).toEqual([1, 2]);
});

test('another book begins at its first page', async () => {
  const { host, router } = asRider('/redemptions?tab=ledger&page=2');
  await user.click(await screen.findByRole('button', { name: 'Cash' }));
  expect(router.state.location.search).toBe('?tab=ledger&book=cash');
  expect(asked(host, 'riderLedger').at(-1)?.query).toEqual({ book: 'cash', currency: 'USD', page: 1 });
});

test('an undone redemption says who, when and why', async () => {
  asRider('/redemptions?tab=redemptions');
  expect(await screen.findByText('1Z9K4Q')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undone' }));
  const row = (await screen.findByText('20B7MX')).closest('tr');
  expect(row?.textContent).toContain('Wrong amount');
  expect(row?.textContent).toMatch(/Apr 2nd, 2026, 12:45\sPM, by Robin Vance/);
});

test('a tab that does not exist is the first one', async () => {
  asRider('/redemptions?tab=nonsense');
  expect(await screen.findByRole('table', { name: 'Credit to spend' })).toBeVisible();
});
