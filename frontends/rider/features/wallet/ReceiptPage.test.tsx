import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { refusal } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import { redemption, redemptionLine, revoked } from '../../pact/examples.js';
import { asRider } from '../../testing/as-rider.js';

const user = person();
const at = `/redemption/${redemption._id}`;

test('a receipt says where, when and out of which award, and is printed', async () => {
  globalThis.print = jest.fn();
  asRider(at);
  expect(await screen.findByRole('heading', { name: 'Receipt 1Z9K4Q' })).toBeVisible();
  expect(screen.getByText('High Desert Cycles')).toBeVisible();
  expect(screen.getByText(/Rimrock Motocross Round 3, 450 A/).closest('li')?.textContent).toMatch(
    /450 ARemaining: \$85.00Expires Mar 1st, 2027\$40.00$/,
  );
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(globalThis.print).toHaveBeenCalledTimes(1);
});

test('an undone redemption says that the credit is back', async () => {
  asRider(at, { getRedemption: { redemption: revoked, lines: [redemptionLine], refund: null } });
  expect(await screen.findByText(/was undone on Apr 2nd, 2026, 12:45\sPM by Robin Vance/)).toBeVisible();
  expect(screen.getByText('Reason: Wrong amount')).toBeVisible();
});

test('a receipt that is not yours is not found', async () => {
  asRider(at, { getRedemption: refusal(404, 'NOT_FOUND', 'It is not there.') });
  expect((await screen.findByRole('alert')).textContent).toContain('It is not there.');
});
