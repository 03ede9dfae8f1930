import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { person } from '@rrr/kit/desk/testing';
import { approval, pagination, riderId, usd } from '../../pact/examples.js';
import { asAdmin, asked, waits } from '../../testing/as-admin.js';

const user = person();
const bonus = {
  ...approval,
  _id: '01hq00000000000000000a0009',
  kind: 'bonus' as const,
  state: 'approved' as const,
  about: { _id: riderId, name: 'Sam Carter' },
  askedBy: { name: 'Ada Moreau', type: 'admin' as const },
  reason: null,
  purse: null,
  adjustment: { book: 'credit' as const, amount: usd(50_000), expireDate: '2026-12-31' },
  series: { _id: '01hq00000000000000000k0001', name: 'Rimrock Series' },
  decidedAt: '2026-03-04T18:00:00.000Z',
  decidedBy: 'Robin Vale',
  answer: 'Agreed in March',
};

test('each change is shown with who asked, what would change in figures, and what became of it', async () => {
  asAdmin('/approvals', { listApprovals: { approvals: [approval, bonus], pagination } });
  const table = within(await screen.findByRole('table'));
  expect(table.getByText('$250.00 → $500.00')).toBeVisible();
  expect(table.getByText('A sponsor joined')).toBeVisible();
  expect(table.getByText('+$500.00 · Rimrock Series')).toBeVisible();
  expect(table.getByText(/^Robin Vale, /)).toBeVisible();
  expect(table.getByText('Agreed in March')).toBeVisible();
  // what waits is decided in the inbox; of the others the record is shown
  const hrefs = table.getAllByRole('link').map((it) => it.getAttribute('href'));
  expect(hrefs).toEqual(
    expect.arrayContaining([`/auth/admin/inbox?group=approvals&item=${approval._id}`, `/auth/admin/rider/${riderId}`]),
  );
});

test('other dates are shown as dates, and what is about a person says what they get', async () => {
  const purse = approval.purse!;
  const moved = {
    ...approval,
    purse: { before: purse.before, after: { ...purse.before, startDate: '2026-03-08', endDate: '2026-03-08' } },
  };
  const person = { ...approval, purse: null, about: { _id: riderId, name: 'Kim Vale' } };
  const [invitation, reset, left] = [
    { ...person, _id: '01hq00000000000000000a0011', kind: 'invitation' as const },
    { ...person, _id: '01hq00000000000000000a0012', kind: 'factor-reset' as const },
    {
      ...person,
      _id: '01hq00000000000000000a0013',
      kind: 'overpaid-left' as const,
      adjustment: { book: 'credit' as const, amount: usd(11_000), expireDate: null },
      award: 'Rimrock · 450 Pro',
    },
  ];
  asAdmin('/approvals', { listApprovals: { approvals: [moved, invitation, reset, left], pagination } });
  const table = within(await screen.findByRole('table'));
  expect(table.getByText(/ → Mar 8th, 2026$/)).toBeVisible();
  expect(table.queryByText(/\$250\.00/)).toBeNull();
  expect(table.getByText('Gets all rights of an administrator')).toBeVisible();
  expect(table.getByText('Can log in with the password alone')).toBeVisible();
  expect(table.getByText('$110.00 · Rimrock · 450 Pro')).toBeVisible();
});

test('they are filtered by what became of them', async () => {
  const { host } = asAdmin('/approvals?state=refused', { listApprovals: { approvals: [approval], pagination } });
  expect(await screen.findByRole('table')).toBeVisible();
  expect(asked(host, 'listApprovals')[0]?.query).toMatchObject({ state: 'refused' });
});

test('whoever asked takes it back in the inbox', async () => {
  const { host } = asAdmin('/inbox?group=approvals', {
    getWaiting: waits({ approvals: { count: 1, since: '2026-03-01' } }),
    listApprovals: { approvals: [approval], pagination },
    getApproval: { approval, blocked: 'maker', eventVersion: 1 },
    withdrawApproval: { approval: { ...approval, state: 'withdrawn' } },
  });
  await user.click(await screen.findByRole('button', { name: 'Take back' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Take back your request/ }));
  await user.click(dialog.getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(asked(host, 'withdrawApproval')).toEqual([{ params: { approvalId: approval._id } }]));
});
