import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { fromRowMenu, person } from '@rrr/kit/desk/testing';
import { cashOfRider, cashYear, taxLines, cheque, chequePaper, claim, waitingCash } from '../../pact/cash-examples.js';
import { pagination, riderId, usd } from '../../pact/examples.js';
import { asAdmin, asked } from '../../testing/as-admin.js';
import { onPhone } from '../../testing/on-phone.js';

const user = person();
const open = (query = '', answers: Record<string, unknown> = {}, locale: 'en' | 'fr' = 'en') =>
  asAdmin(`/cash-out-report${query}`, answers, locale);
const second = { ...claim, _id: '01hq00000000000000000q0002', rider: { _id: riderId, fullName: 'Noa Beck' } };

test('what is left to send is the first figure, with what is late', async () => {
  const month = { month: '2026-04', claims: 2, gross: usd(0), withheld: usd(2700), net: usd(0), sentClaims: 1 };
  open('', {
    payoutMonths: {
      startDate: '2025-01-01',
      endDate: '2026-04-30',
      months: [
        { ...month, sent: usd(5000), pending: usd(10000) },
        { ...month, sent: usd(0), pending: usd(2500) },
      ],
    },
    listPayoutClaims: { payoutClaims: [claim], pagination: { ...pagination, total: 1 } },
  });
  const hero = within(await screen.findByRole('region', { name: 'Left to send' }));
  expect(await hero.findByText('$125.00')).toBeVisible();
  expect(hero.getByText('Sent, 2 claims')).toBeVisible();
  expect(await hero.findByText('1 claim is past its date')).toBeVisible();
});

test(
  'on a phone the sums are folded under the figure, so that the claims come first',
  onPhone(async () => {
    open();
    const hero = within(await screen.findByRole('region', { name: 'Left to send' }));
    expect(hero.getByText('Withheld')).not.toBeVisible();
    await user.click(hero.getByText('Sums of these claims'));
    expect(hero.getByText('Withheld')).toBeVisible();
  }),
);

test('filters stand in the address, and a claim leads to its page', async () => {
  const { host } = open('?state=pending&overdue=true&method=cheque');
  expect((await screen.findAllByRole('link', { name: 'Sam Carter' }))[0]?.getAttribute('href')).toBe(
    `/auth/admin/payout-claim/${claim._id}`,
  );
  expect(asked(host, 'listPayoutClaims').map(({ query }) => query)).toContainEqual({
    state: 'pending',
    overdue: 'true',
    method: 'cheque',
    page: 1,
    limit: 25,
  });
});

test('waiting cash leads to what is missing', async () => {
  open('?tab=waiting', { listWaitingCash: { awards: [waitingCash], pagination } });
  expect((await screen.findByRole('link', { name: 'Sam Carter' })).getAttribute('href')).toBe(
    `/auth/admin/rider/${riderId}?tab=documents`,
  );
});

const cheques = { cheques: [{ ...cheque, riderId }], pagination };

test('a run says what it will pay, then what came of each claim', async () => {
  const cad = { ...claim, method: 'cheque', net: { amount: 125000, currency: 'CAD' } };
  const refused = [{ _id: second._id, refused: { code: 'CLAIM_OUTDATED', detail: 'Refresh its amounts first.' } }];
  const { host } = open('?tab=cheques', {
    listCheques: cheques,
    listPayoutClaims: { payoutClaims: [cad], pagination },
    runCheques: { cheques: [cheque], refused },
  });
  await user.click(await screen.findByRole('button', { name: 'Run cheques' }));
  expect(await screen.findByText(/1 claim, CA\$1,250\.00 in total\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Issue cheques' }));
  const outcome = within(await screen.findByRole('region', { name: 'The last run' }));
  expect(outcome.getByText('2041')).toBeVisible();
  expect(outcome.getByText(/Refresh its amounts first\./)).toBeVisible();
  expect(asked(host, 'runCheques')[0]?.idempotencyKey).toBeTruthy();
});

test.each([
  ['Void', 'voidCheque', 'Cheque 2041 is void.'],
  ['Replace', 'reissueCheque', 'Cheque 2041 replaces the lost one.'],
])('%s asks why', async (label, id, told) => {
  const { host } = open('?tab=cheques', { listCheques: cheques, [id]: { cheque } });
  await fromRowMenu(user, 'cheque 2041', `${label}…`);
  const dialog = within(await screen.findByRole('dialog', { name: /\?$|^Change how|^Settle/ }));
  await user.type(dialog.getByLabelText('Reason'), 'Lost in the mail');
  await user.click(dialog.getByRole('button', { name: `${label} cheque 2041` }));
  await waitFor(() => expect(host.notices[0]?.text).toBe(told));
  expect(asked(host, id)[0]).toMatchObject({ params: { number: 2041 }, body: { reason: 'Lost in the mail' } });
});

test('a year says from which sum it is reported', async () => {
  const { host } = open('?tab=years&year=2026', {
    listCashYears: { threshold: usd(60000), cashYears: [cashYear], pagination },
  });
  expect(await screen.findByText('Payments of $600.00 or more a year are reported to the tax office.')).toBeVisible();
  expect(screen.getAllByText('Reported').length).toBeGreaterThan(0);
  expect(asked(host, 'listCashYears')[0]?.query).toMatchObject({ year: 2026, currency: 'USD' });
});

test('a year for tax forms: lines, totals, and what the files are for', async () => {
  const { host } = open('?tab=tax&year=2026', { listTaxLines: taxLines });
  expect(await screen.findByText('1 rider: $700.00 paid, $105.00 withheld, $595.00 net')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sam Carter' })).toBeVisible();
  expect(screen.getByText('15%')).toBeVisible();
  const files = within(screen.getByRole('region', { name: 'Files for tax forms, 2026, USD' }));
  expect(files.getAllByRole('listitem')).toHaveLength(3);
  expect(asked(host, 'listTaxLines')[0]?.query).toMatchObject({ year: 2026, currency: 'USD' });
});

test('each rider’s cash leads to the awards and claims behind it', async () => {
  open('?tab=riders', { reportCashOut: { riders: [cashOfRider], pagination } });
  expect((await screen.findByRole('link', { name: 'Sam Carter' })).getAttribute('href')).toBe(
    `/auth/admin/rider/${riderId}?tab=cash`,
  );
});

test('cheques that wait are printed one a page, and confirmed', async () => {
  const { host } = open('?tab=cheques', {
    listCheques: cheques,
    chequePapers: { cheques: [chequePaper] },
    confirmCheques: { cheques: [cheque] },
  });
  const link = await screen.findByRole('link', { name: 'Print 1 cheque' });
  expect(link.getAttribute('href')).toBe('/auth/admin/cheques/print?numbers=2041');
  expect(screen.getAllByText('To print').length).toBeGreaterThan(0);
  await user.click(link);
  const paper = within(await screen.findByRole('article', { name: 'Cheque 2041' }));
  expect(paper.getByText('One thousand two hundred fifty 00/100 dollars')).toBeVisible();
  expect(paper.getByText('Rimrock Motocross Round 3, 450 A')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'The paper is right: confirm 1 cheque' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'The paper is right: confirm 1 cheque' }));
  await user.click(dialog.getByRole('button', { name: 'The paper is right: confirm 1 cheque' }));
  await waitFor(() => expect(host.notices[0]?.text).toBe('1 cheque is confirmed and can be mailed.'));
  expect(asked(host, 'confirmCheques')[0]?.body).toEqual({ numbers: [2041] });
});

test('without cheques to print the page says so', async () => {
  asAdmin('/cheques/print?numbers=7', { chequePapers: { cheques: [] } });
  expect(await screen.findByText(/None of these cheques can be printed/)).toBeVisible();
});
