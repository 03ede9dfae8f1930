import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { OverdueRider } from '@rrr/contract';
import { person } from '@rrr/kit/desk/testing';
import { pagination, riderDetail, riderId, usd } from '../../pact/examples.js';
import { asAdmin, asked, waits } from '../../testing/as-admin.js';

const user = person();
const award = {
  _id: '01hq00000000000000000w0003',
  label: 'Rimrock Motocross Round 3',
  amount: usd(12500),
  awardedDate: '2026-03-01T18:00:00.000Z',
  raceDate: '2026-02-28',
  dueDate: '2026-04-29',
  overdue: true,
};
const late: OverdueRider = {
  rider: { _id: riderId, fullName: 'Sam Carter' },
  sums: [usd(20000)],
  awards: [award, { ...award, _id: '01hq00000000000000000w0004', label: 'Round 4', amount: usd(7500) }],
  missing: ['licence'],
  reminded: { at: '2026-05-01T16:00:00.000Z', by: null },
  remindAgainOn: null,
};
const lee: OverdueRider = {
  ...late,
  rider: { _id: '01hq00000000000000000r0002', fullName: 'Lee Park' },
  sums: [usd(5000)],
  awards: [{ ...award, _id: '01hq00000000000000000w0005', amount: usd(5000) }],
};
const sue: OverdueRider = {
  ...lee,
  rider: { _id: '01hq00000000000000000r0003', fullName: 'Sue Hale' },
  reminded: { at: '2026-11-20T16:00:00.000Z', by: 'Robin Vale' },
  remindAgainOn: '2026-11-27',
};
const reminder = {
  mail: { to: 'sam@example.com', locale: 'fr', subject: 'Rappel : 200,00 $ US vous attendent', text: 'Bonjour Sam,' },
  remindAgainOn: null,
  asks: [
    {
      _id: '01hq00000000000000000k0001',
      at: '2026-06-01T16:00:00.000Z',
      by: 'Robin Vale',
      until: '2026-07-01',
      reason: 'At a clinic',
    },
  ],
  extension: { from: '2026-11-26', to: '2027-01-24' },
};
const askId = '01hq00000000000000000k0002';
const done = (id: string) => ({ riderId: id, outcome: 'done', remindAgainOn: null, askId });
const opened = (riders: readonly OverdueRider[], answers: Record<string, unknown> = {}, query = '') =>
  asAdmin(`/inbox?group=cash${query}`, {
    getWaiting: waits({ cash: { count: riders.length, since: '2026-04-29', days: 9, limitDays: 60 } }),
    getRider: { rider: riderDetail, creditRedemptions: [], payoutClaims: [] },
    listOverdueRiders: {
      riders,
      pagination: { ...pagination, total: riders.length },
      sums: [usd(30000)],
      remindable: 2,
      promoters: [],
    },
    getCashReminder: reminder,
    undoCashAsks: { outcomes: [{ askId, outcome: 'undone' }] },
    ...answers,
  });

test('a rider’s overdue cash is one item: what is missing, who asked, and each award; the reminder is read, sent, taken back', async () => {
  const { host, router } = opened([late], { remindOfCash: { outcomes: [done(riderId)] } });
  expect(await screen.findByText(/^Reminded automatically, /)).toBeVisible();
  expect(await screen.findByText(/More time until Jul 1st, 2026/)).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Let \$[\d.]+ lapse/ })).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: /^Remind/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remind Sam Carter?' }));
  expect(await dialog.findByText('Rappel : 200,00 $ US vous attendent')).toBeVisible();
  expect(dialog.getByText('To sam@example.com, in French')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send the reminder' }));
  expect(await screen.findByText('Sam Carter is reminded.')).toBeVisible();
  expect(asked(host, 'remindOfCash')).toMatchObject([{ body: { riderIds: [riderId] } }]);
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(asked(host, 'undoCashAsks')).toMatchObject([{ body: { askIds: [askId] } }]));
  expect(await screen.findByText('Undone.')).toBeVisible();
  // beside the acts, not over them
  expect(host.notices).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Upload it for the rider' }));
  expect(router.state.location.pathname + router.state.location.search).toBe(
    `/auth/admin/rider/${riderId}?tab=documents`,
  );
});

test('who was reminded lately is not reminded again, and gets more time until a day, for a reason', async () => {
  const id = sue.rider._id;
  const { host } = opened([sue], {
    extendCash: { outcomes: [done(id)] },
  });
  expect(await screen.findByText('Reminded less than a week ago. Again from Nov 27th, 2026.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Remind/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Give more time/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Give Sue Hale more time?' }));
  expect(await dialog.findByText('From Nov 26th, 2026 to Jan 24th, 2027')).toBeVisible();
  await user.type(dialog.getByLabelText('Reason, for the rider'), 'At a clinic');
  await user.click(dialog.getByRole('button', { name: 'Give more time' }));
  expect(await screen.findByText('Sue Hale has until Jan 24th, 2027.')).toBeVisible();
  expect(asked(host, 'extendCash')).toMatchObject([
    { body: { riderIds: [id], until: '2027-01-24', reason: 'At a clinic' } },
  ]);
});

test('all are reminded at once, but those who were lately; whom it was not done for says why', async () => {
  const { host } = opened([late, lee, sue], {
    remindOfCash: {
      outcomes: [done(riderId), { ...done(lee.rider._id), outcome: 'unreachable', askId: null }],
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Remind all 2…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remind 2 riders?' }));
  expect(dialog.getByText('$250.00')).toBeVisible();
  const whom = within(dialog.getByRole('list', { name: 'Whom' }));
  expect(whom.getAllByRole('listitem').map((it) => it.textContent)).toEqual([
    'Sam Carter$200.00',
    'Lee Park$50.00',
    'Sue HaleReminded less than a week ago. Again from Nov 27th, 2026.',
  ]);
  await user.click(dialog.getByRole('button', { name: 'Send 2 reminders' }));
  expect(await screen.findByText(/This rider cannot be written to/)).toBeVisible();
  expect(asked(host, 'remindOfCash')).toMatchObject([{ body: { riderIds: [riderId, lee.rider._id] } }]);
});

test('the filters stand in the address, and chosen riders show the sum before they are reminded', async () => {
  const { host, router } = opened([late, lee], {}, '&currency=USD&from=25&sort=money&remindable=true');
  expect(await screen.findByText('2 items · $300.00')).toBeVisible();
  expect(asked(host, 'listOverdueRiders')[0]?.query).toMatchObject({
    currency: 'USD',
    atLeast: 2500,
    sort: 'amount',
    remindable: 'true',
  });
  await user.click(screen.getByRole('checkbox', { name: 'Choose Lee Park' }));
  expect(screen.getByRole('button', { name: 'Remind 1, $50.00' })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Choose all 2' }));
  expect(screen.getByRole('button', { name: 'Remind 2, $250.00' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: /Lee Park/ }));
  expect(router.state.location.search).toContain('sort=money');
  await user.click(screen.getByRole('button', { name: 'Clear the filters' }));
  expect(router.state.location.search).toBe('?group=cash');
});

test('an award expires with a reason, after the dialog said what is lost', async () => {
  const { host } = opened([late], {
    expireCash: { awardId: award._id, expired: usd(12500), newBalance: usd(0), approvalId: null },
  });
  await user.click(await screen.findByRole('button', { name: 'Let $125.00 lapse: Rimrock Motocross Round 3' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Let $125.00 lapse?' }));
  expect(dialog.getByText(/Sam Carter loses \$125.00 for Rimrock Motocross Round 3/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Let $125.00 lapse' }));
  expect(await dialog.findByText('Say why it lapses.')).toBeVisible();
  expect(asked(host, 'expireCash')).toEqual([]);
  await user.type(dialog.getByLabelText('Reason, for the rider'), 'No papers');
  await user.click(dialog.getByRole('button', { name: 'Let $125.00 lapse' }));
  expect(await screen.findByText('$125.00 of Sam Carter lapsed. $0.00 in cash is left.')).toBeVisible();
  expect(asked(host, 'expireCash')).toMatchObject([
    { params: { riderId }, body: { awardId: award._id, amount: usd(12500), reason: 'No papers' } },
  ]);
});
