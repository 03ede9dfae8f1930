import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { person } from '@rrr/kit/desk/testing';
import { refusal } from '@rrr/kit/base/testing';
import { asked, atTheCounter } from '../../testing/at-the-counter.js';
import { receiptRead, redemptionId, revoked } from '../../testing/examples.js';

const path = `/redemption/${redemptionId}`;
const user = person();

test('a receipt is read again by its address, with the day on which the parts account is credited', async () => {
  const { host } = atTheCounter(path);
  expect(await screen.findByText('1Z9K4Q')).toBeVisible();
  expect(screen.getByText('Credited by May 2nd, 2026')).toBeVisible();
  expect(screen.getByText('Rimrock Motocross Round 3, 450 A, 2nd')).toBeVisible();
  expect(screen.getByText(/\$85.00 left of it/)).toBeVisible();
  expect(document.title).toBe('Receipt for $40.00 · Red Rider Rewards');
  expect(asked(host, 'getRedemption')).toEqual([{ params: { role: 'dealer', redemptionId } }]);
});

test.each([
  [{ overdue: true }, 'Overdue since May 2nd, 2026'],
  [{ refundedAt: '2026-04-20T18:00:00.000Z', refundedBy: 'Ada Moreau' }, 'Credited on Apr 20th, 2026'],
])('the parts account: %j', async (over, text) => {
  atTheCounter(path, {
    answers: { getRedemption: { ...receiptRead, refund: { ...receiptRead.refund, ...over } } },
  });
  expect(await screen.findByText(text)).toBeVisible();
});

test('the receipt is mailed once, to the rider’s own address', async () => {
  const lost = [refusal(0, 'NETWORK', 'No answer'), { mailedAt: '2026-04-02T19:40:00.000Z' }];
  const { host } = atTheCounter(path, { answers: { mailReceipt: () => lost.shift() } });
  await user.click(await screen.findByText('Receipt not received?'));
  await user.click(screen.getByRole('button', { name: 'E-mail it again' }));
  await user.click(await screen.findByRole('button', { name: 'Check again' }));
  await waitFor(() =>
    expect(host.notices).toEqual([{ tone: 'good', text: 'The receipt is on its way to Sam Carter.' }]),
  );
  const [first, second] = asked(host, 'mailReceipt');
  expect(first).toMatchObject({ params: { role: 'dealer', redemptionId } });
  expect(second).toEqual(first);
});

test('a refusal to mail it is shown in the words of the server', async () => {
  atTheCounter(path, { answers: { mailReceipt: refusal(409, 'NO_ADDRESS', 'This rider has no e-mail address.') } });
  await user.click(await screen.findByText('Receipt not received?'));
  await user.click(screen.getByRole('button', { name: 'E-mail it again' }));
  expect(await screen.findByText('This rider has no e-mail address.')).toBeVisible();
});

test('an undone redemption says so, and offers neither mail nor undo', async () => {
  atTheCounter(path, { answers: { getRedemption: { ...receiptRead, redemption: revoked, refund: null } } });
  expect(await screen.findByText('Undone. $40.00 went back to the rider.')).toBeVisible();
  expect(screen.getByText(/High Desert Cycles, .*: Wrong amount/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.queryByText('Receipt not received?')).toBeNull();
});

test('a receipt that cannot be read can be tried again, in French too', async () => {
  const answers = [refusal(404, 'NOT_FOUND', 'Introuvable'), receiptRead];
  atTheCounter(path, { locale: 'fr', answers: { getRedemption: () => answers.shift() } });
  await user.click(await screen.findByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('1Z9K4Q')).toBeVisible();
});

test('the address without an id leads to the list', async () => {
  const { router } = atTheCounter('/redemption');
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/dealer/redemptions'));
});
