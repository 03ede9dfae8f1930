import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { refusal } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import { pagination, redemption, riderDetail, riderId, usd } from '../../../pact/examples.js';
import { dealer } from '../../../pact/partner-examples.js';
import { asAdmin, asked } from '../../../testing/as-admin.js';

const user = person();
const write = async (label: RegExp | string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const done = { _id: riderId, awardId: riderId, approvalId: null, newBalance: usd(40000) };

test('an adjustment shows what is left, and the button says what happens', async () => {
  const { host, router } = asAdmin(`/rider/${riderId}/adjust`, { adjustWallet: done });
  await user.click(await screen.findByRole('button', { name: 'Deduct' }));
  await write('Amount', '25');
  expect(screen.getByText('−$25.00')).toBeVisible();
  expect(screen.getByText('$400.00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Deduct $25.00' }));
  expect(await screen.findByText('Required')).toBeVisible();
  await write('Reason, for the rider', 'Class paid twice');
  await user.click(screen.getByRole('button', { name: 'Deduct $25.00' }));
  await waitFor(() => expect(router.state.location.search).toBe('?tab=ledger'));
  expect(host.notices[0]?.text).toBe('−$25.00 for Sam Carter. New balance: $400.00.');
  expect(asked(host, 'adjustWallet')[0]).toMatchObject({
    params: { riderId },
    body: { amount: usd(-2500), book: 'credit', reason: 'Class paid twice' },
  });
});

test('more than one administrator adjusts alone waits for another, and says so', async () => {
  const waits = { _id: null, awardId: null, approvalId: riderId, newBalance: usd(42500) };
  const { host } = asAdmin(`/rider/${riderId}/adjust`, { adjustWallet: waits });
  await write('Amount', '400');
  await write('Reason, for the rider', 'Missed at Ridge Creek');
  await user.click(screen.getByRole('button', { name: 'Add $400.00' }));
  await waitFor(() =>
    expect(host.notices[0]?.text).toBe(
      '+$400.00 for Sam Carter waits for another administrator. The balance is still $425.00.',
    ),
  );
});

test('the limit of the settings is told before anything is sent', async () => {
  const { host } = asAdmin(`/rider/${riderId}/adjust`);
  expect(
    await screen.findByText(/^At most \$5,000.00 at once, and \$20,000.00 a day. More than \$100.00 a day/),
  ).toBeVisible();
  await write('Amount', '6000');
  await write('Reason, for the rider', 'Bonus');
  await user.click(screen.getByRole('button', { name: 'Add $6,000.00' }));
  expect(await screen.findByText('One adjustment can be at most $5,000.00.')).toBeVisible();
  expect(asked(host, 'adjustWallet')).toEqual([]);
});

test('a lost answer is asked for again with the same key', async () => {
  const answers = [refusal(0, 'NETWORK', 'No answer'), done];
  const { host } = asAdmin(`/rider/${riderId}/adjust`, { adjustWallet: () => answers.shift() });
  await write('Amount', '25');
  await write('Reason, for the rider', 'Bonus');
  await user.click(screen.getByRole('button', { name: 'Add $25.00' }));
  expect(await screen.findByText(/it will not be adjusted twice/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(host.notices).toHaveLength(1));
  const [first, second] = asked(host, 'adjustWallet');
  expect(second).toEqual(first);
});

const fill = async () => {
  await write('Dealer', 'desert');
  await user.click(await screen.findByRole('button', { name: 'Choose High Desert Cycles' }));
  await write('Amount', '40');
  await write('Dealer employee', 'Robin Vance');
  await user.click(screen.getByLabelText('The rider’s ID was verified'));
  await write('Rider’s PIN', '1234');
};

test('redeemed at a dealer that was searched for', async () => {
  const { host, router } = asAdmin(`/rider/${riderId}/redeem`, {
    listDealers: { dealers: [dealer], pagination },
    redeem: { redemption, newBalance: usd(38500), lines: [] },
  });
  await user.click(await screen.findByRole('button', { name: 'Redeem' }));
  for (const text of ['Choose the dealer.', 'The ID is checked first.', 'The PIN has 4 digits.'])
    expect(await screen.findByText(text)).toBeVisible();
  await fill();
  expect(screen.getByText('Balance after: $385.00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Redeem $40.00' }));
  await waitFor(() => expect(router.state.location.search).toBe('?tab=redemptions'));
  expect(host.notices[0]?.text).toBe('$40.00 redeemed at High Desert Cycles, code 1Z9K4Q. New balance: $385.00.');
  expect(asked(host, 'redeem')[0]).toMatchObject({
    params: { role: 'admin' },
    body: {
      riderId,
      dealerId: dealer._id,
      amount: usd(4000),
      pin: '1234',
      dealerEmployeeName: 'Robin Vance',
      riderIdVerified: true,
    },
  });
});

test('a wrong PIN stands at its field, and another try is another act', async () => {
  const answers = [
    refusal(422, 'WRONG_PIN', 'Wrong PIN. 4 tries left.'),
    { redemption, newBalance: usd(0), lines: [] },
  ];
  const { host } = asAdmin(`/rider/${riderId}/redeem`, {
    listDealers: { dealers: [dealer], pagination },
    redeem: () => answers.shift(),
  });
  await fill();
  await user.click(screen.getByRole('button', { name: 'Redeem $40.00' }));
  expect(await screen.findByText('Wrong PIN. 4 tries left.')).toBeVisible();
  await write('Rider’s PIN', '4321');
  await user.click(screen.getByRole('button', { name: 'Redeem $40.00' }));
  await waitFor(() => expect(host.notices).toHaveLength(1));
  const [first, second] = asked(host, 'redeem').map((it) => it.idempotencyKey);
  expect(second).not.toBe(first);
});

test('a rider who cannot redeem says so', async () => {
  asAdmin(`/rider/${riderId}/redeem`, {
    getRider: { rider: { ...riderDetail, hasPin: false }, creditRedemptions: [], payoutClaims: [] },
  });
  expect(await screen.findByText(/Nothing can be redeemed now/)).toBeVisible();
});
