import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { claim, paymentRun, runDetail } from '../../../pact/cash-examples.js';
import { usd } from '../../../pact/examples.js';
import { asAdmin } from '../../../testing/as-admin.js';

const [line] = runDetail.lines;
const detail = 'Corrected results changed the awards of the claim.';
const approved = { ...runDetail, approvedAt: '2026-04-03T18:00:00.000Z', approvedBy: 'Lena Frost', approvalId: null };
const sent = { ...line!, outcome: 'sent' as const, settledAt: '2026-04-03T18:00:05.000Z' };
const refused = {
  ...line!,
  payoutClaimId: '01hq00000000000000000q0002',
  outcome: 'refused' as const,
  refused: { code: 'CLAIM_OUTDATED', detail },
};
const open = (of: object, locale: 'en' | 'fr' = 'en') =>
  asAdmin(`/payment-run/${paymentRun._id}`, { getPaymentRun: { paymentRun: { ...runDetail, ...of } } }, locale);

test('a run that waits says that nothing is paid yet, and leads to the request and to each claim', async () => {
  open({});
  expect(await screen.findByRole('heading', { level: 1, name: 'Payment run of $125.00' })).toBeVisible();
  expect(screen.getByText('Waits for approval')).toBeVisible();
  expect(screen.getByText('Nothing is paid before another administrator approves it.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the request' }).getAttribute('href')).toBe(
    `/auth/admin/inbox?group=approvals&item=${paymentRun.approvalId}`,
  );
  expect(screen.getByRole('link', { name: 'Sam Carter' }).getAttribute('href')).toBe(
    `/auth/admin/payout-claim/${claim._id}`,
  );
  expect(screen.getByText('Not sent yet')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'To pay' })).getByText('$125.00')).toBeVisible();
});

test('a run that is done counts what was sent, and says why a claim was not', async () => {
  open({ ...approved, state: 'done', total: usd(25000), sent: 1, sentTotal: usd(12500), lines: [sent, refused] });
  expect(within(await screen.findByRole('region', { name: 'Sent' })).getByText('$125.00')).toBeVisible();
  expect(screen.getByText('$125.00, 1 claim')).toBeVisible();
  expect(screen.getByText(/by Lena Frost$/)).toBeVisible();
  expect(screen.getByText(detail)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Open the request' })).toBeNull();
});

test('a run that is being paid still says what is to pay', async () => {
  open({ ...approved, state: 'paying', total: usd(25000), sent: 1, sentTotal: usd(12500), lines: [sent, line!] });
  expect(await screen.findByText('Being paid')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'To pay' })).getByText('$250.00')).toBeVisible();
  expect(screen.getByText('Not sent yet')).toBeVisible();
  expect(screen.queryByText('Nothing is paid before another administrator approves it.')).toBeNull();
});

test.each([
  ['refused', 'Not approved'],
  ['withdrawn', 'Taken back'],
  ['expired', 'Expired'],
])('a run that ended without payment says so: %s', async (state, told) => {
  open({ state });
  expect(await screen.findByText(told)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Open the request' })).toBeNull();
});

test('in French too', async () => {
  open({}, 'fr');
  expect(await screen.findByText('À approuver')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ouvrir la demande d’approbation' })).toBeVisible();
});
