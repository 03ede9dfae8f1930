import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { person } from '@rrr/kit/desk/testing';
import { refusal } from '@rrr/kit/base/testing';
import { paymentRun, runDetail, runPreview } from '../../pact/cash-examples.js';
import { approval, pagination, riderId, usd } from '../../pact/examples.js';
import { asAdmin, asked, waits } from '../../testing/as-admin.js';

const user = person();
const [due] = runPreview.candidates;
const second = { ...due!, payoutClaimId: '01hq00000000000000000q0002', rider: { _id: riderId, fullName: 'Noa Beck' } };
const detail = 'Corrected results changed the awards of the claim.';
const both = {
  ...runPreview,
  claims: 2,
  riders: 2,
  total: usd(25000),
  candidates: [
    due!,
    second,
    {
      ...due!,
      payoutClaimId: '01hq00000000000000000q0003',
      rider: { _id: riderId, fullName: 'Kim Reyes' },
      refused: { code: 'CLAIM_OUTDATED', detail },
    },
  ],
};
const desk = (answers: Record<string, unknown> = {}, query = '', locale: 'en' | 'fr' = 'en') =>
  asAdmin(
    `/cash-out-report?tab=pay${query}`,
    { previewPaymentRun: both, listPaymentRuns: { paymentRuns: [paymentRun], pagination }, ...answers },
    locale,
  );

test('the desk shows who can be paid and who not and why; one is left out, and the rest wait for a second person', async () => {
  const { host, router } = desk({
    previewPaymentRun: ({ body }: { body: { leaveOut?: string[] } }) =>
      body.leaveOut?.length ? { ...both, claims: 1, riders: 1, total: usd(12500), outcome: 'one' } : both,
    preparePaymentRun: { paymentRun },
    getPaymentRun: { paymentRun: runDetail },
  });
  const hero = within(await screen.findByRole('region', { name: 'Can be paid now' }));
  expect(await hero.findByText('$250.00')).toBeVisible();
  expect(screen.getByText(detail)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Leave Kim Reyes out' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Leave Noa Beck out' }));
  expect(await hero.findByText('$125.00')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Put Noa Beck back' })).toBeVisible();
  await user.click(hero.getByRole('button', { name: 'Prepare 1 payment' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Prepare 1 payment of $125.00?' }));
  await user.click(dialog.getByRole('button', { name: 'Prepare 1 payment' }));
  await waitFor(() => expect(host.notices[0]?.text).toBe('The run waits for another administrator.'));
  expect(asked(host, 'preparePaymentRun')[0]?.body).toEqual({
    currency: 'USD',
    methods: ['reward-link', 'debit-card', 'cheque'],
    leaveOut: [second.payoutClaimId],
    outcome: 'one',
  });
  expect(router.state.location.pathname).toBe(`/auth/admin/payment-run/${paymentRun._id}`);
});

test('currency, method and date stand in the address, and runs lead to their page', async () => {
  const { host } = desk({}, '&currency=USD&method=cheque&dueBy=2026-05-31');
  expect(await screen.findByText('Waits for approval')).toBeVisible();
  expect(asked(host, 'previewPaymentRun')[0]?.body).toEqual({
    currency: 'USD',
    methods: ['cheque'],
    dueBy: '2026-05-31',
  });
  const runs = within(screen.getByRole('region', { name: 'Payment runs' }));
  expect(runs.getAllByRole('link')[0]?.getAttribute('href')).toBe(`/auth/admin/payment-run/${paymentRun._id}`);
});

test('nothing due, and a preview that failed, say so', async () => {
  desk({ previewPaymentRun: { ...runPreview, claims: 0, riders: 0, total: usd(0), candidates: [] } });
  expect(await screen.findByText(/No claim is due here/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Prepare 0 payments' }).hasAttribute('disabled')).toBe(true);
});

test('what changed since is shown again before it is prepared', async () => {
  desk({ preparePaymentRun: refusal(409, 'PREVIEW_OUTDATED', 'The preview is out of date.') });
  await user.click(await screen.findByRole('button', { name: 'Prepare 2 payments' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Prepare 2 payments, $250.00 in total?' }));
  await user.click(dialog.getByRole('button', { name: 'Prepare 2 payments' }));
  expect(await dialog.findByText('The preview is out of date.')).toBeVisible();
});

test('in the inbox a run is approved for what it pays', async () => {
  const run = { claims: 2, riders: 2, total: usd(25000), methods: ['reward-link' as const] };
  const about = { _id: paymentRun._id, name: 'USD 250.00' };
  const asking = { ...approval, kind: 'payment-run' as const, about, purse: null, paymentRun: run };
  const { host } = asAdmin('/inbox?group=approvals', {
    getWaiting: waits({ approvals: { count: 1, since: '2026-03-01' } }),
    listApprovals: { approvals: [asking], pagination },
    getApproval: { approval: asking, blocked: null, eventVersion: 1 },
    decideApproval: { approval: { ...asking, state: 'approved' } },
  });
  expect((await screen.findByRole('link', { name: 'Look at the run' })).getAttribute('href')).toBe(
    `/auth/admin/payment-run/${paymentRun._id}`,
  );
  await user.click(screen.getByRole('button', { name: /^Approve/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Approve the change/ }));
  expect(dialog.getByText(/This pays 2 claims of 2 riders, \$250\.00 in total/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(asked(host, 'decideApproval')[0]?.body).toMatchObject({ approve: true, version: 1 }));
});
