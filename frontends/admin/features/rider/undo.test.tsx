import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { refusal } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import { pagination, redemption, redemptionId, revoked, riderId, usd } from '../../pact/examples.js';
import { asAdmin, asked } from '../../testing/as-admin.js';

const user = person();
const page = (answers: Record<string, unknown>) => asAdmin(`/rider/${riderId}?tab=redemptions`, answers);
const confirm = async (reason: string) => {
  if (!screen.queryByRole('dialog', { name: /Undo/ }))
    await user.click(await screen.findByRole('button', { name: 'Undo redemption 1Z9K4Q' }));
  const field = await screen.findByLabelText('Reason');
  await user.clear(field);
  if (reason) await user.type(field, reason);
  await user.click(screen.getByRole('button', { name: 'Undo $40.00' }));
};
const done = { redemption: revoked, newBalance: usd(46500) };

test('says what went back once the server says so, and asks everything again', async () => {
  const { host } = page({ undoRedemption: done });
  await confirm('Wrong amount');
  await waitFor(() =>
    expect(host.notices).toEqual([{ tone: 'good', text: '$40.00 went back to Sam Carter. New balance: $465.00.' }]),
  );
  expect(asked(host, 'undoRedemption')[0]).toMatchObject({
    params: { role: 'admin', redemptionId },
    query: { reason: 'Wrong amount' },
  });
  await waitFor(() => expect(asked(host, 'getRider')).toHaveLength(2));
  await waitFor(() => expect(asked(host, 'listRedemptions')).toHaveLength(2));
  expect(screen.queryByRole('dialog', { name: /Undo/ })).toBeNull();
});

test('a reason is asked for before anything is sent', async () => {
  const { host } = page({});
  await confirm('');
  expect(await screen.findByText(/The rider will see this reason/)).toBeVisible();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Reason')));
  expect(asked(host, 'undoRedemption')).toEqual([]);
});

test('a lost answer is asked for again with the same key; meanwhile nothing else can be sent', async () => {
  const lost = refusal(0, 'NETWORK', 'We could not reach the server.');
  const answers: unknown[] = [lost, lost, done];
  const { host } = page({ undoRedemption: () => answers.shift() });
  await confirm('Wrong amount');
  expect((await screen.findByRole('alert')).textContent).toContain('it will not be done twice');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Undo $40.00' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(asked(host, 'undoRedemption')).toHaveLength(2));
  await user.click(await screen.findByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(host.notices).toHaveLength(1));
  const [first, second, third] = asked(host, 'undoRedemption');
  expect([second, third]).toEqual([first, first]);
});

test('after a refusal another reason is another act', async () => {
  const answers: unknown[] = [refusal(409, 'CONFLICT', 'Please send it again.'), done];
  const { host } = page({ undoRedemption: () => answers.shift() });
  await confirm('Wrong amount');
  await screen.findByText('Please send it again.');
  await confirm('Wrong rider');
  await waitFor(() => expect(host.notices).toHaveLength(1));
  const [first, second] = asked(host, 'undoRedemption').map((it) => it.idempotencyKey);
  expect(second).not.toBe(first);
});

test('focus goes into the reason, and back to the button that opened the dialog', async () => {
  page({});
  const opener = await screen.findByRole('button', { name: 'Undo redemption 1Z9K4Q' });
  await user.click(opener);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Reason')));
  await user.click(screen.getByRole('button', { name: 'Keep the redemption' }));
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('a refusal stays in its place and says why', async () => {
  const { host } = page({
    undoRedemption: refusal(409, 'REDEMPTION_REFUNDED', 'The dealer was refunded for this redemption.'),
  });
  await confirm('Wrong amount');
  expect((await screen.findByRole('alert')).textContent).toContain('The dealer was refunded');
  expect(host.notices).toEqual([]);
});

test('what cannot be undone offers no undo', async () => {
  page({ listRedemptions: { creditRedemptions: [{ ...redemption, status: 'refunded', canUndo: false }], pagination } });
  expect(await screen.findByText('Refunded to the dealer')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Undo redemption/ })).toBeNull();
});
