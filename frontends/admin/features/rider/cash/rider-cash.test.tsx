import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { refusal } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import { claim, riderCash } from '../../../pact/cash-examples.js';
import { riderId, usd } from '../../../pact/examples.js';
import { asAdmin, asked } from '../../../testing/as-admin.js';

const user = person();
const open = (answers: Record<string, unknown> = {}, locale: 'en' | 'fr' = 'en') =>
  asAdmin(`/rider/${riderId}?tab=cash`, answers, locale);

test('what is missing comes first, with the way to add it', async () => {
  open({ getRiderCash: { ...riderCash, missing: ['address', 'licence'] } });
  expect(await screen.findByText(/Missing before cash can be claimed: a complete address and/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit the address' }).getAttribute('href')).toBe(
    `/auth/admin/rider/${riderId}/edit`,
  );
  expect(screen.queryByRole('button', { name: /Claim \$/ })).toBeNull();
});

test('claimed for the rider once, also after a lost answer', async () => {
  const answers = [refusal(0, 'NETWORK', 'No answer'), { payoutClaim: claim }];
  const { host } = open({ getRiderCash: { ...riderCash, missing: [] }, createPayoutClaim: () => answers.shift() });
  await user.click(await screen.findByRole('button', { name: 'Claim $125.00 for the rider' }));
  await user.click(await screen.findByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(host.notices[0]?.text).toBe('$125.00 is claimed and due on May 2nd, 2026.'));
  const [first, second] = asked(host, 'createPayoutClaim');
  expect(first?.body).toEqual({ riderId, currency: 'USD', method: 'reward-link' });
  expect(second).toEqual(first);
});

test('overdue cash can expire from here; what is not overdue has no such act', async () => {
  const [cash] = riderCash.cash;
  const [owed] = cash!.awards;
  const late = { ...owed!, _id: '01hq00000000000000000w0009', label: 'Union Yard, Round 2', overdue: true };
  const { host } = open({
    getRiderCash: { ...riderCash, cash: [{ ...cash!, awards: [owed!, late] }] },
    expireCash: { awardId: late._id, expired: late.amount, newBalance: usd(12500), approvalId: null },
  });
  const acts = await screen.findAllByRole('button', { name: /Let it lapse/ });
  expect(acts.map((it) => it.getAttribute('aria-label'))).toEqual(['Let it lapse: Union Yard, Round 2']);
  await user.click(acts[0]!);
  await user.type(await screen.findByLabelText('Reason, for the rider'), 'No papers');
  await user.click(screen.getByRole('button', { name: 'Let $125.00 lapse' }));
  await waitFor(() => expect(asked(host, 'expireCash')[0]?.body).toMatchObject({ awardId: late._id }));
});

test('a claim leads to its page; years stand below', async () => {
  const years = [{ year: 2025, gross: usd(70000), withholding: usd(0), net: usd(70000) }];
  const { host } = open({ getRiderCash: { missing: [], cash: [], years } });
  // with the balance, and in its tab
  await waitFor(() => expect(screen.getAllByText('No cash is owed.')).toHaveLength(2));
  const [link] = await screen.findAllByRole('link', { name: /Apr 2nd, 2026/ });
  expect(link?.getAttribute('href')).toBe(`/auth/admin/payout-claim/${claim._id}`);
  expect(screen.getByRole('rowheader', { name: '2025' })).toBeVisible();
  expect(asked(host, 'listPayoutClaims')[0]?.query).toMatchObject({ riderId });
});
