import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { bike } from '@rrr/kit/pact/examples';
import { asRider, rider } from '../../testing/as-rider.js';

const withRider = (over: Partial<typeof rider>) => ({
  getRider: { rider: { ...rider, ...over }, creditRedemptions: [], payoutClaims: [] },
});

test('the number comes first, then what each result came to', async () => {
  asRider();
  expect(await screen.findByText('$425.00')).toBeTruthy();
  expect(await screen.findByText('Only 4 riders started; a class needs 5.')).toBeTruthy();
  expect(screen.getAllByText('$125.00')).toHaveLength(1);
  expect(screen.queryByText(/You have no bike with a verified VIN/)).toBeNull();
});

test.each([
  ['no bike', []],
  ['a bike that is not verified', [{ ...bike, vinStatus: 'unverified' as const }]],
])('with %s a rider is told what that costs', async (_, bikes) => {
  asRider('', withRider({ bikes }));
  expect(await screen.findByText('You have no bike with a verified VIN, so your results earn nothing.')).toBeTruthy();
});

test('one verified bike among others is enough', async () => {
  asRider('', withRider({ bikes: [{ ...bike, _id: '01hq00000000000000000b0002', vinStatus: 'invalid' }, bike] }));
  expect(await screen.findByText('VIN invalid')).toBeTruthy();
  expect(screen.queryByText(/You have no bike with a verified VIN/)).toBeNull();
});

test('a rider without a PIN learns that no dealer can redeem', async () => {
  asRider('', withRider({ hasPin: false }));
  expect(await screen.findByText(/You have no PIN yet/)).toBeTruthy();
});

test('the sidebar leads to the screens that exist, in French too', async () => {
  asRider('', {}, 'fr');
  await screen.findByText(/425,00/);
  const links = screen.getByRole('navigation', { name: 'Navigation principale' }).querySelectorAll('a');
  expect([...links].map((it) => it.getAttribute('href'))).toEqual([
    '/fr/auth/rider',
    '/fr/auth/rider/redemptions',
    '/fr/auth/rider/earnings',
  ]);
});
