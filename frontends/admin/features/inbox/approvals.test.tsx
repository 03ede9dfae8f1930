import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { person } from '@rrr/kit/desk/testing';
import { approval, foreseen, nearby, pagination, riderDetail, riderId, usd } from '../../pact/examples.js';
import { asAdmin, asked, waits } from '../../testing/as-admin.js';

const user = person();
const inbox = (path: string, answers: Record<string, unknown>) =>
  asAdmin(`/inbox${path}`, { getWaiting: waits({ approvals: { count: 1, since: '2026-03-01' } }), ...answers });

test('a change that a promoter asked for is approved for the purse that is shown, or refused with a reason', async () => {
  const { host } = inbox('?group=approvals', {
    listApprovals: { approvals: [approval], pagination },
    getApproval: { approval: { ...approval, foreseen }, blocked: null, eventVersion: 1 },
    previewApproval: { money: { ...foreseen, reversed: usd(9_000) }, outcome: 'seen' },
    decideApproval: { approval: { ...approval, state: 'approved' } },
  });
  expect(await screen.findByText('$250.00 more')).toBeVisible();
  expect(screen.getByText(/Reason: A sponsor joined/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Approve/ }));
  let dialog = within(await screen.findByRole('dialog', { name: 'Approve the change: Rimrock Motocross Round 3?' }));
  expect(dialog.getByText(/The event then posts \$500.00/)).toBeVisible();
  // what it would move now, and what it would have when it was asked for
  expect(await dialog.findByText('$90.00')).toBeVisible();
  expect(dialog.getByText('$85.00')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  await user.click(await screen.findByRole('button', { name: /^Refuse/ }));
  dialog = within(await screen.findByRole('dialog', { name: 'Refuse the change: Rimrock Motocross Round 3?' }));
  await user.type(dialog.getByLabelText('Reason'), 'Over the budget');
  await user.click(dialog.getByRole('button', { name: 'Refuse' }));
  await waitFor(() =>
    expect(asked(host, 'decideApproval').map(({ body }) => body)).toEqual([
      { version: 1, eventVersion: 1, approve: true, answer: null, outcome: 'seen' },
      { version: 1, eventVersion: 1, approve: false, answer: 'Over the budget' },
    ]),
  );
});

test('other dates are named before they are approved', async () => {
  const { before } = approval.purse!;
  const purse = { before, after: { ...before, startDate: '2026-03-08', endDate: '2026-03-08' } };
  inbox('?group=approvals', {
    listApprovals: { approvals: [{ ...approval, purse }], pagination },
    getApproval: { approval: { ...approval, purse }, blocked: null, eventVersion: 1 },
    previewApproval: { money: foreseen, outcome: 'seen' },
  });
  expect(await screen.findByText(/^Purse or dates of an event · asked by /)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /^Approve/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Approve the change/ }));
  expect(dialog.getByText(/^The event is then on Mar 8th, 2026\. /)).toBeVisible();
});

test('two events that are one race: what linking them would move, as it is now', async () => {
  const oneRace = { link: true, other: { _id: nearby._id, name: nearby.title } };
  const asking = { ...approval, kind: 'one-race' as const, purse: null, oneRace, foreseen };
  const { host } = inbox('?group=approvals', {
    listApprovals: { approvals: [asking], pagination },
    getApproval: { approval: asking, blocked: null, eventVersion: 1 },
    previewApproval: { money: foreseen, outcome: 'seen' },
    decideApproval: { approval: { ...asking, state: 'approved' } },
  });
  expect((await screen.findByRole('link', { name: nearby.title })).getAttribute('href')).toBe(
    `/auth/admin/event/${nearby._id}`,
  );
  expect(screen.getByText(/When it was asked for: It changes awards of 2 riders/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Approve/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Approve the change/ }));
  expect(await dialog.findByText('It changes awards of 2 riders.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(asked(host, 'decideApproval')).toMatchObject([{ body: { outcome: 'seen' } }]));
});

test('bonuses of standings: who gets what, and what approving gives', async () => {
  const standings = {
    series: { _id: '01hq00000000000000000k0001', name: 'High Desert Series' },
    season: 2026,
    classKey: '450a',
    className: '450 A',
    expireDate: '2026-12-31',
    total: usd(10_000),
    places: [{ rank: 1, rider: { _id: riderId, name: 'Sam Carter' }, amount: usd(10_000) }],
  };
  const asking = { ...approval, kind: 'standings' as const, purse: null, standings };
  const { host } = inbox('?group=approvals', {
    listApprovals: { approvals: [asking], pagination },
    getApproval: { approval: asking, blocked: null, eventVersion: 1 },
    decideApproval: { approval: { ...asking, state: 'approved' } },
  });
  expect(await screen.findByRole('link', { name: 'Sam Carter' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'The standings as they are now' }).getAttribute('href')).toBe(
    '/auth/admin/serie/01hq00000000000000000k0001?tab=standings&season=2026&class=450a',
  );
  await user.click(screen.getByRole('button', { name: /^Approve/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Approve the change/ }));
  expect(dialog.getByText(/^1 rider gets a bonus, \$100\.00 in all, to be used until Dec 31st, 2026\./)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(asked(host, 'decideApproval')).toMatchObject([{ body: { version: 1, approve: true } }]));
});

test('who asked for a change is told that another administrator decides', async () => {
  inbox('?group=approvals', {
    listApprovals: { approvals: [approval], pagination },
    getApproval: { approval, blocked: 'maker', eventVersion: 1 },
  });
  expect(await screen.findByText('You asked for this yourself. Another administrator decides.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
});

test('an adjustment that another administrator asked for is approved with its amount', async () => {
  const adjustment = {
    ...approval,
    kind: 'adjustment' as const,
    about: { _id: riderId, name: 'Sam Carter' },
    askedBy: { name: 'Ada Moreau', type: 'admin' as const },
    purse: null,
    adjustment: { book: 'credit' as const, amount: usd(40_000), expireDate: null },
  };
  inbox('?group=approvals', {
    listApprovals: { approvals: [adjustment], pagination },
    getApproval: { approval: adjustment, blocked: null, eventVersion: null },
    getRider: {
      rider: { ...riderDetail, balances: [{ available: usd(7_50), nextExpiry: null }] },
      creditRedemptions: [],
      payoutClaims: [],
    },
  });
  expect(await screen.findByText('+$400.00')).toBeVisible();
  expect(await screen.findByText('$7.50')).toBeVisible();
  expect(screen.getByText('$407.50')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Approve/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve the change: Sam Carter?' }));
  expect(dialog.getByText('+$400.00 is posted for Sam Carter at once, and the rider gets an e-mail.')).toBeVisible();
});

test('a merge of a rider with money names who gets it', async () => {
  const merging = {
    ...approval,
    kind: 'merge' as const,
    about: { _id: riderId, name: 'Sam Carter' },
    askedBy: { name: 'Ada Moreau', type: 'admin' as const },
    purse: null,
    merge: { keep: { _id: riderId, name: 'Samuel Carter' }, money: [usd(43_500)] },
  };
  inbox('?group=approvals', {
    listApprovals: { approvals: [merging], pagination },
    getApproval: { approval: merging, blocked: null, eventVersion: null },
  });
  expect(await screen.findByText('$435.00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Approve/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve the change: Sam Carter?' }));
  expect(dialog.getByText(/Sam Carter is merged into Samuel Carter and can no longer log in/)).toBeVisible();
});

test('an administrator’s lost second factor says to call them', async () => {
  const asking = {
    ...approval,
    kind: 'factor-reset' as const,
    about: { _id: riderId, name: 'Morgan Hollis' },
    askedBy: { name: 'Ada Moreau', type: 'admin' as const },
    purse: null,
  };
  inbox('?group=approvals', {
    listApprovals: { approvals: [asking], pagination },
    getApproval: { approval: asking, blocked: null, eventVersion: null },
  });
  expect(await screen.findByText(/Reset the two-step verification of Morgan Hollis. Call them first/)).toBeVisible();
});

test.each([
  ['invitation', null, 'Invite Morgan Hollis as an administrator. They can then decide and pay like you.'],
  ['admin-active', false, 'Deactivate Morgan Hollis. They are logged out everywhere and cannot log in.'],
  ['admin-active', true, 'Activate Morgan Hollis again, with all rights of an administrator.'],
] as const)('of an administrator (%s, %s): what would happen', async (kind, active, text) => {
  const asking = {
    ...approval,
    kind,
    active,
    about: { _id: riderId, name: 'Morgan Hollis' },
    askedBy: { name: 'Ada Moreau', type: 'admin' as const },
    purse: null,
  };
  inbox('?group=approvals', {
    listApprovals: { approvals: [asking], pagination },
    getApproval: { approval: asking, blocked: null, eventVersion: null },
  });
  expect(await screen.findByText(text)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Approve/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve the change: Morgan Hollis?' }));
  expect(dialog.getByText('It happens at once, and the person gets an e-mail.')).toBeVisible();
});
