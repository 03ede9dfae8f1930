import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { emptyDatabase, type TestDatabase } from '../adapters/persistence/testing/databases.js';
import { contrastInJourneys, journeyDatabases } from './cases.js';
import { photoSaying } from '../tests/api/testing/pictures.js';
import type { Visitor } from './browser.js';
import { cents } from './cents.js';
import { findings, settle } from './inspect.js';
import { journey } from './journey.js';
import { usePortal } from './portal.js';

interface Payee {
  readonly _id: string;
  readonly fullName: string;
  /** what can be claimed, as the screen writes it; known once the papers are verified */
  net: string;
}

/** A month of the administrator who pays: riders’ cash by order and by cheque, and the dealers’ refunds. */
describe.each(journeyDatabases)('an administrator’s month of payments on %s', (kind) => {
  let made: TestDatabase;
  beforeAll(async () => {
    made = await emptyDatabase(kind);
  });
  const portal = usePortal(() => ({ env: { DATABASE_URL: made.url } }));
  afterAll(() => made.drop());

  let admin: Visitor;
  let second: Visitor;
  let page: Page;
  let american: Payee;
  let canadian: Payee;
  const sound = async (name: string): Promise<void> => {
    await settle(page);
    await admin.see(`admin money ${name} ${kind}`);
    expect(await findings(page, 'en', contrastInJourneys)).toEqual([]);
  };
  const read = async <T>(path: string): Promise<T> => {
    const answer = await admin.context.request.get(path);
    expect(answer.status()).toBe(200);
    return (await answer.json()) as T;
  };
  const dollars = (amount: number): string =>
    new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(amount / 100);
  const dialog = () => page.getByRole('dialog');
  /** a rider of the country whose cash in its currency waits for papers alone */
  const payeeIn = async (country: string, currency: string): Promise<Payee> => {
    const { awards } = await read<{
      awards: { amount: { currency: string }; missing: string[]; rider: { _id: string; fullName: string } }[];
    }>('/api/admin/waiting-cash?limit=100');
    for (const { amount, missing, rider } of awards) {
      if (amount.currency !== currency || missing.includes('address')) continue;
      const found = await read<{ rider: { country: string } }>(`/api/admin/rider/${rider._id}`);
      if (found.rider.country === country) return { ...rider, net: '' };
    }
    throw new Error(`Nobody in ${country} waits for cash in ${currency}`);
  };
  const toCash = (payee: Payee) => page.goto(`/auth/admin/rider/${payee._id}?tab=cash`);
  const toCheques = () => page.goto('/auth/admin/cash-out-report?tab=cheques');
  const sendPapers = async (payee: Payee): Promise<void> => {
    const usPerson = payee === american;
    const papers = ['Driver’s licence', usPerson ? 'W-9 tax form' : 'W-8BEN tax form'];
    const said = await admin.context.request.put(`/api/admin/rider/${payee._id}/tax-residence`, {
      headers: { origin: new URL(page.url()).origin },
      data: { usPerson, country: usPerson ? 'US' : 'CA', treatyPercent: null },
    });
    expect(said.status()).toBe(200);
    await page.goto(`/auth/admin/rider/${payee._id}?tab=documents`);
    for (const paper of papers) {
      await page
        .getByRole('group', { name: `Upload for the rider: ${paper}` })
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'paper.jpg', mimeType: 'image/jpeg', buffer: photoSaying(paper) });
      await page.getByRole('region', { name: paper }).getByRole('button', { name: 'View picture' }).waitFor();
    }
    // who sent a document does not decide it
    const { page: other } = second;
    await other.goto(`/auth/admin/rider/${payee._id}?tab=documents`);
    for (const paper of papers) {
      await other.getByRole('region', { name: paper }).getByRole('button', { name: 'View picture' }).click();
      await other.getByRole('button', { name: `Verify ${paper}` }).click();
      await other.getByRole('dialog').getByRole('button', { name: 'Verify' }).click();
      await other.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await page.reload();
    await sound(`papers of ${payee === american ? 'a rider' : 'a Canadian'}`);
  };
  const claim = async (payee: Payee): Promise<void> => {
    await toCash(payee);
    const act = page.getByRole('button', { name: /^Claim .* for the rider$/ }).first();
    await act.waitFor();
    payee.net = /^Claim (.*) for the rider$/.exec((await act.textContent()) ?? '')?.[1] ?? '';
    await sound(`to claim ${payee === american ? 'a rider' : 'a Canadian'}`);
    await act.click();
    await page.getByText(`${payee.net} is claimed and due on`, { exact: false }).waitFor();
  };

  beforeAll(async () => {
    // who entered results of a rider does not pay them: in the demo the first administrator entered late ones
    admin = await portal.logIn('admin2');
    ({ page } = admin);
    second = await portal.logIn('admin');
    [american, canadian] = await Promise.all([payeeIn('US', 'USD'), payeeIn('CA', 'CAD')]);
  }, 300_000);

  const step = journey('everything that is due is paid, and nothing twice');

  step('papers are sent and verified for two riders, and their cash is claimed', async () => {
    await page.goto('/auth/admin/cash-out-report?tab=waiting');
    await page.getByRole('link', { name: american.fullName }).first().waitFor();
    await sound('waiting cash');
    for (const payee of [american, canadian]) {
      await sendPapers(payee);
      await claim(payee);
    }
    await page.goto('/auth/admin/cash-out-report?state=pending');
    await page.getByRole('link', { name: canadian.fullName }).waitFor();
    await sound('claims');
  });

  step('a claim is ordered once and sent with it, and the reward link is opened with a reason', async () => {
    await page.getByRole('link', { name: american.fullName }).click();
    await page.getByRole('button', { name: 'Order payment…' }).click();
    await dialog()
      .getByRole('button', { name: `Order ${american.net}` })
      .click();
    await page.getByText('The payment is ordered and sent.').waitFor();
    await page.getByText('Accepted', { exact: true }).waitFor();
    await sound('ordered');
    await page.getByText(`The reward link goes to ${american.fullName}`).waitFor();
    await page.getByRole('button', { name: 'Open reward link…' }).click();
    await dialog().getByLabel(`Reason (${american.fullName} reads it)`).fill('Could not open it');
    await dialog().getByRole('button', { name: 'Open the link' }).click();
    await page.getByRole('link', { name: 'Open the reward' }).waitFor();
    await page.getByText('Sent', { exact: true }).first().waitFor();
    await sound('sent');
  });

  const runCheques = async (): Promise<number> => {
    await page.getByRole('button', { name: 'Run cheques' }).click();
    await dialog().getByText(`1 claim, ${canadian.net} in total.`).waitFor();
    await dialog().getByRole('button', { name: 'Issue cheques' }).click();
    const run = page.getByRole('region', { name: 'The last run' });
    await run.getByText('1 cheque is issued.').waitFor();
    return Number(await run.locator('strong.number').textContent());
  };
  const give = async (act: 'Void' | 'Replace', number: number, reason: string): Promise<void> => {
    await page.getByRole('button', { name: `More for cheque ${number}` }).click();
    await page.getByRole('menuitem', { name: act }).click();
    await dialog().getByLabel('Reason').fill(reason);
    await dialog()
      .getByRole('button', { name: `${act} cheque ${number}` })
      .click();
    await dialog().waitFor({ state: 'detached' });
  };
  const row = (number: number) =>
    page.getByRole('row').filter({ has: page.getByRole('link', { name: String(number), exact: true }) });

  step('a cheque is issued, voided, issued again and replaced; no number leaves the register', async () => {
    await toCheques();
    const first = await runCheques();
    await sound('cheque run');
    await give('Void', first, 'Wrong payee');
    await row(first).getByText('Voided: Wrong payee').waitFor();
    await toCheques();
    const second = await runCheques();
    expect(second).toBe(first + 1);
    await give('Replace', second, 'Lost in the mail');
    await row(second)
      .getByText(`Voided: Lost in the mail · Replaced by ${second + 1}`)
      .waitFor();
    await row(second + 1)
      .getByText('To print')
      .waitFor();
    expect(
      cents(
        await row(second + 1)
          .getByText('$', { exact: false })
          .textContent(),
      ),
    ).toBe(cents(canadian.net));
    await sound('cheque register');
    const numbers = await page.locator('tbody tr td .number').allTextContents();
    expect(numbers.filter((it) => /^\d+$/.test(it)).map(Number)).toEqual(
      expect.arrayContaining([first, second, second + 1]),
    );
  });

  step('what was paid stands in the year, with its tax line', async () => {
    await page.goto('/auth/admin/cash-out-report?tab=years&currency=CAD');
    const line = page.getByRole('row').filter({ hasText: canadian.fullName });
    await line.getByText(canadian.net).first().waitFor();
    await line.getByText(/^(Not r|R)eported$/).waitFor();
    await sound('years');
    await toCash(canadian);
    await page.getByRole('heading', { name: 'Paid out by year' }).waitFor();
    await sound('cash of a Canadian');
  });

  step('overdue cash whose papers never came expires in the inbox, with a reason', async () => {
    interface Waiting {
      _id: string;
      label: string;
      amount: { amount: number; currency: string };
      rider: { _id: string; fullName: string };
    }
    const overdue = async () => read<{ awards: Waiting[] }>('/api/admin/waiting-cash?overdue=true&limit=100');
    const before = await overdue();
    const one = before.awards.find(({ amount }) => amount.currency === 'USD')!;
    const amount = dollars(one.amount.amount);
    await page.goto(`/auth/admin/inbox?group=cash&item=${one.rider._id}`);
    await page.getByRole('heading', { level: 2, name: one.rider.fullName }).waitFor();
    const name = `Let ${amount} lapse: ${one.label}`;
    await page.getByRole('button', { name, exact: true }).first().click();
    await dialog().getByText(`${one.rider.fullName} loses ${amount}`).waitFor();
    await sound('cash may expire');
    await dialog().getByLabel('Reason, for the rider').fill('No papers after three letters');
    await dialog()
      .getByRole('button', { name: `Let ${amount} lapse` })
      .click();
    // more than one administrator lets expire alone
    await page.getByText(`Another administrator decides first whether ${amount}`).waitFor();
    const other = second.page;
    const { approvals } = await read<{ approvals: { _id: string; about: { _id: string } }[] }>(
      '/api/admin/approvals?state=waiting&kind=cash-expiry',
    );
    const asked = approvals.findLast((it) => it.about._id === one.rider._id);
    await other.goto(`/auth/admin/inbox?group=approvals&item=${asked?._id}`);
    await other.getByRole('heading', { level: 2, name: one.rider.fullName }).waitFor();
    await other.getByRole('button', { name: /^Approve/ }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await other.getByText(`The change is approved: ${one.rider.fullName}.`).waitFor();
    const after = await overdue();
    expect(after.awards.map((it) => it._id)).not.toContain(one._id);
    await page.goto(`/auth/admin/rider/${one.rider._id}?tab=ledger`);
    await page.getByRole('group', { name: 'Type' }).getByRole('button', { name: 'Cash' }).click();
    await page.getByText('Lapsed').first().waitFor();
    await sound('cash expired');
  });

  step('the refunds of a month are paid together; each row says what came of it', async () => {
    await page.goto('/auth/admin/dealer-refunds?currency=USD');
    const total = page.locator('.desk-balance-figure').filter({ hasText: /^\$/ });
    await total.waitFor();
    await settle(page);
    const before = cents(await total.textContent());
    await sound('refunds due');
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    // one is left for another day
    await page.getByRole('checkbox').last().uncheck();
    const act = page.getByRole('button', { name: /^Refund \d+, \$/ });
    const [, count = '', sum = ''] = /^Refund (\d+), (.*)$/.exec((await act.textContent()) ?? '') ?? [];
    // a colleague refunds one of them meanwhile
    const { creditRedemptions } = await read<{
      creditRedemptions: { _id: string; code: string; amount: { amount: number } }[];
    }>('/api/admin/refunds-due?currency=USD&limit=1');
    const [taken] = creditRedemptions;
    const other = await admin.context.request.post(`/api/admin/credit-redemption/${taken?._id}/refund`, {
      headers: { origin: portal.server.url, 'idempotency-key': 'a-colleague-refunds' },
    });
    expect(other.status()).toBe(201);
    await act.click();
    await dialog()
      .getByRole('button', { name: `Refund ${sum}` })
      .click();
    const report = page.getByRole('region', { name: 'Refunds in progress' });
    const done = dollars(cents(sum) - (taken?.amount.amount ?? 0));
    await report.getByText(`${Number(count) - 1} redemptions refunded, ${done}.`).waitFor();
    await report.getByText('1 was not done. It says why below.').waitFor();
    await report.getByText(taken?.code ?? '').waitFor();
    await sound('refund run');
    await report.getByRole('button', { name: 'Close' }).click();
    // what is due now is less by exactly what the choice came to
    await page.locator('.desk-balance-figure', { hasText: dollars(before - cents(sum)) }).waitFor();

    await page.getByRole('button', { name: 'Made' }).click();
    await page.getByRole('button', { name: 'Export' }).waitFor();
    await sound('refunds made');
    await page.getByRole('button', { name: 'Export' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV', exact: true }).click(),
    ]);
    const [head = '', ...lines] = readFileSync(await file.path(), 'utf8')
      .trim()
      .split(/\r?\n/);
    expect(head).toMatch(/amount/i);
    expect(lines.some((it) => it.includes(taken?.code ?? ''))).toBe(true);
  });

  step('nothing went wrong behind the screens', () => {
    expect(admin.faults).toEqual([]);
  });
});
