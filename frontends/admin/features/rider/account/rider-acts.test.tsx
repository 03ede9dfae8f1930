import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { refusal } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import { riderDetail, riderId, usd } from '../../../pact/examples.js';
import { asAdmin, asked } from '../../../testing/as-admin.js';

const user = person();
const of = (over: object) => ({
  getRider: { rider: { ...riderDetail, ...over }, creditRedemptions: [], payoutClaims: [] },
});
const raced = { record: { ...riderDetail.record!, results: 3, races: 2 } };
const open = async (answers: Record<string, unknown> = {}, locale: 'en' | 'fr' = 'en') => {
  const view = asAdmin(`/rider/${riderId}`, answers, locale);
  await user.click(await screen.findByRole('button', { name: /Act on this rider|Actions/ }));
  return view;
};
const confirm = async (dialog: RegExp, button: string) => {
  const shown = within(await screen.findByRole('dialog', { name: dialog }));
  await user.click(shown.getByRole('button', { name: button }));
};

test('every act stands in its group, and what cannot be done says why', async () => {
  await open();
  const group = (name: string) => within(screen.getByRole('region', { name }));
  expect(group('Money').getByRole('link', { name: 'Adjust balance…' }).getAttribute('href')).toBe(
    `/auth/admin/rider/${riderId}/adjust`,
  );
  expect(group('Money').getByText('$125.00 on Mar 1st, 2027.')).toBeVisible();
  expect(group('Account').getByText('The PIN is not locked.')).toBeVisible();
  expect(group('Account').getByRole('link', { name: 'Act as this rider…' }).getAttribute('href')).toBe(
    `/proxy-rider/${riderId}?returnTo=${encodeURIComponent(`/auth/admin/rider/${riderId}`)}`,
  );
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Remove races…' }).disabled).toBe(true);
});

test('a rider without a PIN is not redeemed for', async () => {
  await open(of({ hasPin: false }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Redeem for this rider…' }).disabled).toBe(true);
  expect(screen.getByText('No PIN is set.')).toBeVisible();
});

test('deactivated, and back again from the notice', async () => {
  const { host } = await open({ setRiderActive: { rider: { ...riderDetail, deActivated: true }, takenBikes: [] } });
  await user.click(screen.getByRole('button', { name: 'Deactivate…' }));
  await confirm(/Deactivate Sam Carter/, 'Deactivate Sam Carter');
  await waitFor(() => expect(host.notices).toMatchObject([{ text: 'Sam Carter is deactivated.' }]));
  host.notices[0]?.action?.run();
  await waitFor(() =>
    expect(asked(host, 'setRiderActive').map(({ params, body }) => [params, body])).toEqual([
      [{ riderId }, { active: false }],
      [{ riderId }, { active: true }],
    ]),
  );
  await waitFor(() => expect(asked(host, 'getRider').length).toBeGreaterThan(1));
});

test('an activated rider whose VIN is taken hears of the dispute', async () => {
  const takenBikes = [{ _id: riderId, vin: 'VBKMXA435SM000017', heldBy: riderId }];
  const { host } = await open({ ...of({ deActivated: true }), setRiderActive: { rider: riderDetail, takenBikes } });
  await user.click(screen.getByRole('button', { name: 'Activate…' }));
  await confirm(/Activate Sam Carter/, 'Activate Sam Carter');
  await waitFor(() => expect(host.notices[0]?.text).toContain('Another rider has the VIN of 1 bike'));
});

test('marked as a factory rider, and the PIN unlocked', async () => {
  const record = { ...riderDetail.record!, pinLockedUntil: '2026-04-02T19:30:00.000Z' };
  const { host } = await open({ ...of({ record }), markFactory: { rider: riderDetail }, unlockPin: undefined });
  await user.click(screen.getByRole('button', { name: 'Mark as factory rider…' }));
  await confirm(/factory rider/, 'Mark as factory rider');
  await waitFor(() => expect(asked(host, 'markFactory')[0]?.body).toEqual({ factory: true }));
  await user.click(screen.getByRole('button', { name: 'Act on this rider' }));
  await user.click(screen.getByRole('button', { name: 'Unlock PIN…' }));
  await confirm(/Unlock the PIN/, 'Unlock PIN');
  await waitFor(() => expect(host.notices.at(-1)?.text).toBe('The PIN of Sam Carter is unlocked.'));
});

test('a lost second factor is reset with a reason, where one is on', async () => {
  const off = await open({});
  expect(screen.getByText('Two-step verification is not on.')).toBeVisible();
  off.unmount();
  const login = { emailVerified: true, locale: 'en' as const, twoStep: true };
  const { host } = await open({ ...of({ record: { ...riderDetail.record!, login } }), resetFactor: undefined });
  await user.click(screen.getByRole('button', { name: 'Reset two-step verification…' }));
  await user.type(await screen.findByLabelText('Reason, for the audit log'), 'Lost phone');
  await confirm(/two-step verification of Sam Carter/, 'Reset');
  await waitFor(() =>
    expect(asked(host, 'resetFactor')).toEqual([
      { body: { email: riderDetail.personal?.email, reason: 'Lost phone' } },
    ]),
  );
});

test('a consent on paper is recorded with the guardian and a reason', async () => {
  const { host } = await open({ confirmConsentOnPaper: undefined });
  await user.click(screen.getByRole('button', { name: 'Record consent on paper…' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Record the consent for Sam Carter/ }));
  await user.type(dialog.getByLabelText('Name of the parent or guardian'), 'Dana Carter');
  await user.type(dialog.getByLabelText('Why on paper'), 'Signed form');
  await user.click(dialog.getByRole('button', { name: 'Record the consent' }));
  await waitFor(() =>
    expect(asked(host, 'confirmConsentOnPaper')).toMatchObject([
      { params: { riderId }, body: { guardianName: 'Dana Carter', reason: 'Signed form' } },
    ]),
  );
});

test('expiring credit is e-mailed about once', async () => {
  const { host } = await open({ sendExpireMail: { letters: 1 } });
  await user.click(screen.getByRole('button', { name: 'Send expiry e-mail…' }));
  expect(await screen.findByText(/\$125\.00 expires on Mar 1st, 2027/)).toBeVisible();
  await confirm(/expiring credit/, 'Send e-mail');
  await waitFor(() => expect(host.notices[0]?.text).toBe('1 e-mail is on its way.'));
  expect(asked(host, 'sendExpireMail')[0]?.body).toEqual({ riderIds: [riderId] });
});

const removed = (reversed: number, outcome: string) => ({
  applied: false,
  removed: 3,
  events: 2,
  money: [{ issued: usd(0), reversed: usd(reversed), overpaid: usd(4000) }],
  outcome,
});

test('races are removed only as they were previewed', async () => {
  const answers = [
    removed(12500, 'a'),
    refusal(409, 'PREVIEW_OUTDATED', 'Something changed.'),
    removed(20000, 'b'),
    { ...removed(20000, 'b'), applied: true },
  ];
  const { host } = await open({ ...of(raced), removeRaces: () => answers.shift() });
  await user.click(screen.getByRole('button', { name: 'Remove races…' }));
  expect(await screen.findByText('3 results in 2 events are removed.')).toBeVisible();
  expect(screen.getByText(/It is listed among the overpaid awards/)).toBeVisible();
  await confirm(/Remove all races/, 'Remove 3 results');
  expect(asked(host, 'removeRaces')).toHaveLength(1);
  await user.type(screen.getByLabelText(/REMOVE RACES/), 'REMOVE RACES');
  await confirm(/Remove all races/, 'Remove 3 results');
  expect(await screen.findByText('Taken from balances: $125.00 before, $200.00 now')).toBeVisible();
  await confirm(/Remove all races/, 'Remove 3 results');
  await waitFor(() => expect(host.notices[0]?.text).toBe('3 results of Sam Carter are removed.'));
  expect(asked(host, 'removeRaces').map(({ query }) => query)).toEqual([
    { dryRun: 'true' },
    { dryRun: 'false', outcome: 'a' },
    { dryRun: 'true' },
    { dryRun: 'false', outcome: 'b' },
  ]);
});

test.each([
  [true, /motorcycles of Sam Carter come here/],
  [false, /everything of this rider goes to Sam Carter/],
])('a merge that waits is shown on the page of the rider who is kept: %s', async (isKept, effect) => {
  const [approvalId, _id] = ['01hq00000000000000000a0009', '01hq00000000000000000r0002'];
  const mergesWaiting = [{ approvalId, other: { _id, name: 'Sam Carter' }, isKept }];
  await open(of({ record: { ...riderDetail.record!, mergesWaiting } }));
  expect(screen.getByText('A merge with Sam Carter waits for a second administrator.')).toBeVisible();
  expect(screen.getByText(effect)).toBeVisible();
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Open the request')).toBe(`/auth/admin/inbox?group=approvals&item=${approvalId}`);
  expect(href('Open the other rider')).toBe(`/auth/admin/rider/${_id}`);
});

test('a merged rider leads to the one who was kept', async () => {
  const mergedInto = '01hq00000000000000000r0002';
  await open(of({ record: { ...riderDetail.record!, mergedInto } }));
  expect(screen.getByRole('link', { name: 'Open the rider who was kept' }).getAttribute('href')).toBe(
    `/auth/admin/rider/${mergedInto}`,
  );
  expect(screen.getAllByText('Merged already.').length).toBeGreaterThan(3);
});
