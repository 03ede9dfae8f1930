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
  expect(await screen.findByRole('heading', { name: 'Receipt 1Z9K4Q' })).toBeTruthy();
  expect(screen.getByText('High Desert Cycles')).toBeTruthy();
  const line = screen.getByText('Rimrock Motocross Round 3, 450 A').closest('li');
  expect(line?.textContent).toMatch(/450 Aexpires on Mar 1st, 2027 · \$85\.00 remaining\$40\.00$/);
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(globalThis.print).toHaveBeenCalledTimes(1);
});

test('an undone redemption says that the credit is back', async () => {
  asRider(at, { getRedemption: { redemption: revoked, lines: [redemptionLine], refund: null } });
  expect(await screen.findByText(/was undone on Apr 2nd, 2026, 12:45\sPM by Robin Vance/)).toBeTruthy();
  expect(screen.getByText('Reason: Wrong amount')).toBeTruthy();
});

test('a receipt that is not yours is not found', async () => {
  asRider(at, { getRedemption: refusal(404, 'NOT_FOUND', 'It is not there.') });
  expect((await screen.findByRole('alert')).textContent).toContain('It is not there.');
});
