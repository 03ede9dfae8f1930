import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { refusal } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import { blank, DEALER } from '@rrr/records';
import { redemption, redemptionLine } from '../../pact/examples.js';
import { asked, asRider, pagination, rider } from '../../testing/as-rider.js';
import { redemptionFaults } from './redemption.js';

const user = person();
const dealerId = '01hq00000000000000000f0001';
const dealer = {
  ...blank(DEALER),
  _id: dealerId,
  dealerId: 'HD-1001',
  name: 'High Desert Cycles',
  city: 'Bend',
  state: 'OR',
  zipcode: '97701',
  country: 'US',
  profileImage: null,
  deActivated: false,
  currency: 'USD' as const,
  lat: null,
  lon: null,
  miles: null,
};
const found = { dealers: [dealer], distinctStates: ['OR'], distinctCountry: ['US'], around: null, pagination };
const usd = (amount: number) => ({ amount, currency: 'USD' as const });
const redeemed = {
  redemption,
  newBalance: usd(8_500),
  lines: [redemptionLine].map(({ left: _, event: __, ...rest }) => rest),
};

const fill = async (code = '482913') => {
  await user.type(await screen.findByRole('searchbox', { name: 'Dealer' }), 'desert');
  await user.click(await screen.findByRole('button', { name: 'Choose High Desert Cycles' }));
  await user.type(screen.getByLabelText('Amount'), '40');
  await user.type(screen.getByLabelText('Employee who serves you'), 'Robin Vance');
  await user.type(screen.getByLabelText('Your PIN'), '7391');
  await user.type(screen.getByLabelText('Counter code'), code);
};

test('a rider at the counter redeems with PIN and counter code, and never says that the ID was seen', async () => {
  const { host, router } = asRider('/redeem', { dealersLean: found, redeem: redeemed });
  await fill('482 913');
  await user.click(screen.getByRole('button', { name: 'Redeem $40.00' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/auth/rider/redemption/${redemption._id}`));
  expect(asked(host, 'redeem')).toEqual([
    {
      params: { role: 'rider' },
      body: {
        riderId: rider._id,
        dealerId,
        amount: usd(4_000),
        pin: '7391',
        dealerEmployeeName: 'Robin Vance',
        counterCode: '482913',
      },
      idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ]);
});

test('phones offer numbers for the code, and there is no box about the ID', async () => {
  asRider('/redeem');
  const field = await screen.findByLabelText('Counter code');
  expect([field.getAttribute('inputmode'), field.getAttribute('autocomplete')]).toEqual(['numeric', 'one-time-code']);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a wrong code is told at its field with what to do, is emptied and has the focus; the rest stays', async () => {
  asRider('/redeem', {
    dealersLean: found,
    redeem: refusal(422, 'WRONG_COUNTER_CODE', 'Ask the dealer for the code on their screen.'),
  });
  await fill('000000');
  await user.click(screen.getByRole('button', { name: 'Redeem $40.00' }));
  expect(await screen.findByText('Ask the dealer for the code on their screen.')).toBeVisible();
  const code = screen.getByLabelText<HTMLInputElement>('Counter code');
  expect([code.value, document.activeElement === code]).toEqual(['', true]);
  expect(screen.getByLabelText<HTMLInputElement>('Your PIN').value).toBe('7391');
});

test('nothing is sent while something is missing; in French too', async () => {
  const { host } = asRider('/redeem', {}, 'fr');
  await user.click(await screen.findByRole('button', { name: 'Échanger' }));
  expect(await screen.findByText('Choisissez le concessionnaire.')).toBeVisible();
  expect(screen.getByText(/Le code a 6 chiffres/)).toBeVisible();
  expect(asked(host, 'redeem')).toEqual([]);
});

test('more than the wallet holds is never offered: the amount says why as it is typed', async () => {
  asRider('/redeem');
  await user.type(await screen.findByLabelText('Amount'), '9999999');
  expect(screen.getByText(/That is more than/)).toBeVisible();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Redeem' }).disabled).toBe(true);
  await user.clear(screen.getByLabelText('Amount'));
  await user.type(screen.getByLabelText('Amount'), '1');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Redeem $1.00' }).disabled).toBe(false);
});

test('an admin who acts as the rider, and a rider without a PIN, find no form', async () => {
  const first = asRider('/redeem', {}, 'en', { proxied: true });
  expect(await screen.findByText(/Only the rider can redeem here/)).toBeVisible();
  first.unmount();
  asRider('/redeem', { getRider: { rider: { ...rider, hasPin: false }, creditRedemptions: [], payoutClaims: [] } });
  expect((await screen.findByRole('link', { name: 'Set a PIN' })).getAttribute('href')).toBe(
    '/auth/rider/profile?redirect=pin',
  );
});

test('the wallet leads here', async () => {
  asRider('/redemptions');
  expect((await screen.findByRole('link', { name: 'Redeem on this phone instead' })).getAttribute('href')).toBe(
    '/auth/rider/redeem',
  );
});

test('faults stand in the order of the fields, and the amount is compared to the cent', () => {
  const limits = { available: usd(5_000), limit: 4_000 };
  const right = { dealer, amount: 4_000, employee: 'Robin', pin: '0042', counterCode: '000042' };
  expect(redemptionFaults(right, limits)).toEqual({});
  expect(redemptionFaults({ ...right, amount: 5_001 }, limits)).toEqual({ amount: 'tooMuch' });
  expect(redemptionFaults({ ...right, amount: 4_001 }, limits)).toEqual({ amount: 'overLimit' });
  expect(
    Object.keys(
      redemptionFaults({ dealer: undefined, amount: null, employee: ' ', pin: '12', counterCode: '12345' }, limits),
    ),
  ).toEqual(['dealer', 'amount', 'employee', 'pin', 'counterCode']);
});
