import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { PayoutClaimDetail } from '@rrr/contract';
import { refusal } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import { claim, claimDetail, paymentOrder } from '../../../pact/cash-examples.js';
import { asAdmin, asked } from '../../../testing/as-admin.js';

const user = person();
const ordered = { ...claimDetail, order: paymentOrder };
const open = (of: PayoutClaimDetail = claimDetail, answers: Record<string, unknown> = {}, locale: 'en' | 'fr' = 'en') =>
  asAdmin(`/payout-claim/${claim._id}`, { getPayoutClaim: { payoutClaim: of }, ...answers }, locale);
const inDialog = async (button: string) =>
  user.click(
    within(await screen.findByRole('dialog', { name: /\?$|^Change how|^Settle/ })).getByRole('button', {
      name: button,
    }),
  );

test('a pending claim is ordered: the next act is the primary one', async () => {
  const { host } = open(claimDetail, { createOrder: { order: paymentOrder, sandbox: true } });
  await user.click(await screen.findByRole('button', { name: 'Order payment…' }));
  await inDialog('Order $125.00');
  await waitFor(() => expect(host.notices[0]?.text).toBe('The payment is ordered and sent.'));
  expect(asked(host, 'createOrder')[0]?.body).toEqual({ payoutClaimId: claim._id });
});

test('a payment made in another way is recorded by its reference, once, also after a lost answer, and can be undone', async () => {
  const sent = { at: claim.requestedAt, date: '2026-04-03', by: 'Ada Moreau', reference: 'Wire 4711' };
  const recorded = { payoutClaim: { ...claim, state: 'sent', sent, version: 2 } };
  const answers = [refusal(0, 'NETWORK', 'No answer'), recorded, { payoutClaim: claim }];
  const { host } = open(claimDetail, { changePayoutClaim: () => answers.shift() });
  await user.click(await screen.findByRole('button', { name: 'Actions' }));
  await user.click(screen.getByRole('button', { name: 'Record a payment…' }));
  await inDialog('Record $125.00');
  expect(asked(host, 'changePayoutClaim')).toEqual([]);
  await user.type(screen.getByLabelText('Reference of the payment (Sam Carter reads it)'), ' Wire 4711 ');
  await inDialog('Record $125.00');
  await user.click(await screen.findByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(host.notices[0]?.text).toBe('$125.00 for Sam Carter is recorded as paid.'));
  const [first, second] = asked(host, 'changePayoutClaim');
  expect(first?.body).toEqual({ action: 'mark-sent', version: 1, reference: 'Wire 4711' });
  expect(second).toEqual(first);
  host.notices[0]?.action?.run();
  await waitFor(() => expect(asked(host, 'changePayoutClaim')[2]?.body).toEqual({ action: 'undo-sent', version: 2 }));
});

test('what an accepted order sent is undone by canceling the order; other acts say why not', async () => {
  const sent = {
    ...ordered,
    state: 'sent' as const,
    sent: { at: claim.requestedAt, date: '2026-04-03', by: 'Ada Moreau' },
  };
  const { host } = open(sent, { cancelOrder: { order: { ...paymentOrder, status: 'canceled' }, sandbox: true } });
  await user.click(await screen.findByRole('button', { name: 'Actions' }));
  expect(screen.getAllByText('The claim is sent.')).toHaveLength(1);
  expect(screen.getByText('Cancel its order instead.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel order…' }));
  await inDialog('Cancel the order');
  await waitFor(() => expect(asked(host, 'cancelOrder')[0]?.body).toEqual({ payoutClaimId: claim._id }));
});

test('a recorded payment is undone, and shows its reference', async () => {
  const sent = { at: claim.requestedAt, date: '2026-04-03', by: 'Ada Moreau', reference: 'Wire 4711' };
  const { host } = open({ ...claimDetail, state: 'sent', sent }, { changePayoutClaim: { payoutClaim: claim } });
  expect(await screen.findByText('Wire 4711')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Actions' }));
  await user.click(screen.getByRole('button', { name: 'Undo sent…' }));
  await inDialog('Undo sent');
  await waitFor(() => expect(asked(host, 'changePayoutClaim')[0]?.body).toEqual({ action: 'undo-sent', version: 1 }));
});

test('corrected results ask for a refresh first', async () => {
  open({ ...claimDetail, outdated: true });
  expect(await screen.findByText(/Refresh its amounts before it is ordered or sent/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Refresh amounts…' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Worth now' })).toBeVisible();
});

test('another method is chosen while nothing is ordered', async () => {
  const { host } = open(claimDetail, { changePayoutClaim: { payoutClaim: { ...claim, method: 'debit-card' } } });
  await user.click(await screen.findByRole('button', { name: 'Actions' }));
  await user.click(screen.getByRole('button', { name: 'Change method…' }));
  await inDialog('Change method');
  await waitFor(() => expect(host.notices[0]?.text).toBe('Paid by Debit card from now on.'));
  expect(asked(host, 'changePayoutClaim')[0]?.body).toEqual({
    action: 'change-method',
    method: 'debit-card',
    version: 1,
  });
});

test('the reward link goes to the rider; an administrator opens it only with a reason', async () => {
  const { host } = open(ordered, {
    openRewardLink: { link: 'https://rewards.example.com/sandbox-1', sandbox: true },
  });
  expect(await screen.findByText(/The reward link goes to Sam Carter/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Open reward link…' }));
  await inDialog('Open the link');
  expect(asked(host, 'openRewardLink')).toEqual([]);
  await user.type(screen.getByLabelText('Reason (Sam Carter reads it)'), 'Could not open it');
  await inDialog('Open the link');
  expect((await screen.findByRole('link', { name: 'Open the reward' })).getAttribute('href')).toBe(
    'https://rewards.example.com/sandbox-1',
  );
  expect(asked(host, 'openRewardLink')[0]?.body).toEqual({ reason: 'Could not open it' });
});

test('a doubtful order is settled by what the provider’s records say', async () => {
  const doubtful = { since: claim.requestedAt, until: '2026-04-03T18:00:00.000Z' };
  const doubted = { ...claimDetail, order: { ...paymentOrder, orderId: null, status: 'unknown' as const, doubtful } };
  const { host } = open(doubted, { settleOrder: { order: paymentOrder, sandbox: true } });
  await user.click(await screen.findByRole('button', { name: 'Settle the order…' }));
  const dialog = within(await screen.findByRole('dialog', { name: /\?$|^Change how|^Settle/ }));
  await user.selectOptions(dialog.getByLabelText('What the records say'), 'paid');
  await user.type(dialog.getByLabelText('Reason'), 'In the records');
  await user.click(dialog.getByRole('button', { name: 'Settle the order' }));
  expect(await dialog.findByText(/Up to 64 letters/)).toBeVisible();
  expect(asked(host, 'settleOrder')).toEqual([]);
  await user.type(dialog.getByLabelText('Order number at the provider'), 'sandbox-1');
  await user.click(dialog.getByRole('button', { name: 'Settle the order' }));
  await waitFor(() => expect(host.notices[0]?.text).toBe('The order is settled.'));
  expect(asked(host, 'settleOrder')[0]?.body).toEqual({
    outcome: 'paid',
    orderId: 'sandbox-1',
    payoutClaimId: claim._id,
    reason: 'In the records',
  });
});
