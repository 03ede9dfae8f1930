import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { person } from '@rrr/kit/desk/testing';
import { pagination, riderDetail, riderId, usd } from '../../pact/examples.js';
import { asAdmin, asked, waits } from '../../testing/as-admin.js';
import type { WaitingCash } from './use-groups.js';

const user = person();
const cash: WaitingCash = {
  _id: '01hq00000000000000000w0003',
  label: 'Rimrock Motocross Round 3',
  amount: usd(12500),
  awardedDate: '2026-03-01T18:00:00.000Z',
  raceDate: '2026-02-28',
  dueDate: '2026-04-29',
  overdue: true,
  rider: { _id: riderId, fullName: 'Sam Carter' },
  missing: ['licence'],
};
const opened = (answers: Record<string, unknown> = {}) =>
  asAdmin('/inbox?group=cash', {
    getWaiting: waits({ cash: { count: 1, since: '2026-04-29', days: 9, limitDays: 60 } }),
    getRider: { rider: riderDetail, creditRedemptions: [], payoutClaims: [] },
    listWaitingCash: { awards: [cash], pagination },
    ...answers,
  });

test('overdue cash says what is missing and leads to where it is added', async () => {
  const { host, router } = opened();
  await user.click(await screen.findByRole('button', { name: /Add the papers/ }));
  expect(router.state.location.pathname + router.state.location.search).toBe(
    `/auth/admin/rider/${riderId}?tab=documents`,
  );
  expect(asked(host, 'listWaitingCash')[0]?.query).toMatchObject({ overdue: 'true' });
});

test('overdue cash expires with a reason, after the dialog said what is lost', async () => {
  const { host } = opened({
    expireCash: { awardId: cash._id, expired: usd(12500), newBalance: usd(0), approvalId: null },
  });
  await user.click(await screen.findByRole('button', { name: /Let it expire/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Let $125.00 expire?' }));
  expect(dialog.getByText(/Sam Carter loses \$125.00 for Rimrock Motocross Round 3/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Let $125.00 expire' }));
  expect(await dialog.findByText('Say why it expires.')).toBeTruthy();
  expect(asked(host, 'expireCash')).toEqual([]);
  await user.type(dialog.getByLabelText('Reason, for the rider'), 'No papers');
  await user.click(dialog.getByRole('button', { name: 'Let $125.00 expire' }));
  await waitFor(() => expect(host.notices[0]?.text).toBe('$125.00 of Sam Carter expired. $0.00 in cash is left.'));
  expect(asked(host, 'expireCash')).toMatchObject([
    { params: { riderId }, body: { awardId: cash._id, amount: usd(12500), reason: 'No papers' } },
  ]);
});
