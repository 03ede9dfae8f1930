import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { emptyDatabase, type TestDatabase } from '../adapters/persistence/testing/databases.js';
import { paymentServer } from '../adapters/payments/testing/payment-server.js';
import { DOCUMENTS, fillTheDay, type Payee, PAYEES, riderWithoutResults } from './admin-day-scene.js';
import type { Visitor } from './browser.js';
import { contrastInJourneys, journeyDatabases } from './cases.js';
import { handsOf } from './hands.js';
import { findings, settle } from './inspect.js';
import { journey } from './journey.js';
import { mailTo } from './mailbox.js';
import { usePortal } from './portal.js';

/** Items that the day clears in all, of these kinds. */
const ITEMS = 40;
const KINDS = ['documents', 'cash', 'claims', 'disputes', 'unmatched', 'applications'] as const;
type Waiting = Readonly<Record<(typeof KINDS)[number], { readonly count: number }>>;
/** Riders who are given more time at once, and finishers who are set aside one by one. */
const [LATER, ASIDE] = [14, 8];
const nextYear = new Date().getUTCFullYear() + 1;

/**
 * A day of the administrator who decides and pays, with the taps, keys and seconds of each part. The other journeys
 * (admin-money, admin-season, second-person) look closer at what each of them shows.
 */
describe.each(journeyDatabases)('an administrator’s day on %s', (kind) => {
  let made: TestDatabase;
  let provider: Awaited<ReturnType<typeof paymentServer>>;
  beforeAll(async () => {
    [made, provider] = await Promise.all([emptyDatabase(kind), paymentServer()]);
    let ordered = 0;
    // the second payee is refused
    provider.luck((method, { pathname }) =>
      method === 'POST' && pathname === '/api/orders' && (ordered += 1) === 2 ? 422 : undefined,
    );
  });
  const portal = usePortal(() => ({
    env: {
      DATABASE_URL: made.url,
      PAYMENTS_URL: provider.url,
      PAYMENTS_KEY: provider.key,
      PAYMENTS_REWARD_PRODUCTS: 'ANY',
      PAYMENTS_CARD_PRODUCTS: 'CARD',
    },
  }));
  afterAll(async () => {
    await provider.close();
    await made.drop();
  });

  let [admin, second]: Visitor[] = [];
  let page: Page;
  let other: Page;
  let payees: readonly Payee[] = [];
  let before: Waiting;
  const hands = handsOf();
  const { tap, type, press } = hands;
  const read = async <T>(path: string): Promise<T> => {
    const answer = await page.request.get(path);
    expect(answer.status()).toBe(200);
    return (await answer.json()) as T;
  };
  const waits = (): Promise<Waiting> => read<Waiting>('/api/admin/waiting');
  const sound = async (name: string): Promise<void> => {
    await settle(page);
    await admin!.see(`admin day ${name} ${kind}`);
    expect(await findings(page, 'en', contrastInJourneys)).toEqual([]);
  };
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const dialog = () => page.getByRole('dialog');
  const confirm = (name: string | RegExp) => tap(dialog().getByRole('button', { name }));
  const told = (text: string | RegExp) => page.getByText(text).first().waitFor();
  const heading = () => page.locator('.admin-inbox-item h2');
  const open = async (group: string): Promise<void> => {
    await page.goto(`/auth/admin/inbox?group=${group}`);
    await heading().waitFor();
  };
  /** the keys work where the item is */
  const focusItem = () => tap(page.locator('.admin-inbox-item p').first());
  const decideBy = async (key: 'a' | 'r'): Promise<void> => {
    await page.locator(`.admin-inbox-bar [data-key=${key}]`).waitFor();
    // the keys stay with the item, however the list changes
    await page.locator('.admin-inbox-item:focus-within').waitFor();
    await press(page, key);
  };
  /** the second administrator opens what was asked for, and approves it */
  const approve = async (approvalId: string): Promise<void> => {
    await other.goto(`/auth/admin/inbox?group=approvals&item=${approvalId}`);
    await tap(other.getByRole('button', { name: /^Approve/ }));
    await tap(other.getByRole('dialog').getByRole('button', { name: 'Approve' }));
    await other.getByText(/^The change is approved: /).waitFor();
  };
  const requestOf = async (about: 'payment-run' | 'season'): Promise<string> => {
    const { approvals } = await read<{ approvals: { _id: string }[] }>(
      `/api/admin/approvals?state=waiting&kind=${about}&limit=100`,
    );
    return approvals.at(-1)?._id ?? '';
  };

  beforeAll(async () => {
    // who entered results of a rider does not pay them: in the demo the first administrator entered late ones
    admin = await portal.logIn('admin2');
    second = await portal.logIn('admin');
    [page, other] = [admin.page, second.page];
    ({ payees } = await fillTheDay(portal.server.url, admin.context.request, second.context.request));
    before = await waits();
  }, 300_000);

  const step = journey('the inbox is cleared, riders are paid, and a season is planned');

  step('documents are approved by one key each, and one decision is taken back', async () => {
    hands.begin('documents');
    await open('documents');
    await sound('documents');
    await focusItem();
    const decide = async (): Promise<void> => {
      const name = (await heading().textContent()) ?? '';
      await decideBy('a');
      await told(`The document of ${name} is verified.`);
      await page.getByRole('heading', { level: 2, name, exact: true }).waitFor({ state: 'detached' });
    };
    await decide();
    await press(page, 'z');
    await told('Undone.');
    expect((await waits()).documents.count).toBe(DOCUMENTS);
    for (let n = 0; n < DOCUMENTS; n += 1) await decide();
    await told('Documents: nothing waits here.');
  });

  step('overdue cash of many riders gets more time by one act', async () => {
    hands.begin('overdue cash');
    await open('cash');
    const boxes = page.getByRole('checkbox', { name: /^Choose (?!all)/ });
    for (let n = 0; n < LATER; n += 1) await tap(boxes.nth(n));
    await tap(button(`More time for ${LATER}`));
    await type(dialog().getByLabel('Reason, for the rider'), 'The mail is late');
    await sound('more time');
    await confirm(`Give ${LATER} riders more time`);
    await told(new RegExp(`^${LATER} riders have until `));
  });

  step('claims of results are answered', async () => {
    hands.begin('claims of results');
    await open('claims');
    await focusItem();
    for (let left = before.claims.count; left > 0; left -= 1) {
      const name = (await heading().textContent()) ?? '';
      await decideBy('r');
      await type(dialog().getByLabel('Answer to the rider'), 'Not in the timing');
      await confirm('Refuse the claim');
      await told(`The claim of ${name} is refused.`);
      await page.getByRole('heading', { level: 2, name, exact: true }).waitFor({ state: 'detached' });
    }
    await told('Claims of results: nothing waits here.');
  });

  step('a run of doubtful VINs is refused at once', async () => {
    hands.begin('VIN disputes');
    await open('disputes');
    const all = button(/^Refuse all \d+ of this run$/);
    await tap(all);
    await sound('a run of VINs');
    await confirm(/^Refuse all \d+$/);
    await told('The VINs of this run are refused.');
    await all.waitFor({ state: 'detached' });
  });

  step('all results of one person are matched together, other finishers are set aside', async () => {
    hands.begin('unmatched finishers');
    const stranger = await riderWithoutResults(read);
    await page.goto('/auth/admin/unmatched-results');
    await tap(page.locator('.desk-row-link').first());
    await type(page.getByLabel('Rider’s name or AMA number'), stranger);
    await tap(button(`Choose ${stranger}`));
    await tap(page.getByRole('checkbox', { name: 'Select all on this page' }));
    await tap(button(/^Match \d+ results? to /));
    await dialog()
      .getByText(/earns? |earns nothing|earns anything/)
      .first()
      .waitFor();
    await type(dialog().getByLabel('Why is this the rider?'), 'The club called: new name');
    await sound('match a person');
    await confirm(/^Match \d+ results? to /);
    await told(/^No result of .* waits for a rider\.$/);

    await open('unmatched');
    await focusItem();
    for (let n = 0; n < ASIDE; n += 1) {
      const item = new URL(page.url()).searchParams.get('item');
      const name = (await heading().textContent()) ?? '';
      await decideBy('r');
      await told(`${name} is set aside, and stays under Unmatched Results.`);
      await page.waitForURL((url) => url.searchParams.get('item') !== item);
      await page.getByRole('heading', { level: 2, name, exact: true }).waitFor({ state: 'detached' });
    }
  });

  step('applications are approved together; the day has cleared forty items of six kinds', async () => {
    hands.begin('applications');
    await page.goto('/auth/admin/promoter-applications');
    await tap(page.getByRole('checkbox', { name: 'Select all on this page' }));
    const many = `Approve ${before.applications.count}`;
    await tap(button(many));
    await confirm(many);
    await told(/^Approved: /);
    const after = await waits();
    for (const field of KINDS) expect([field, after[field].count < before[field].count]).toEqual([field, true]);
    const cleared = KINDS.reduce((sum, it) => sum + before[it].count - after[it].count, 0);
    expect(cleared).toBeGreaterThanOrEqual(ITEMS);
  });

  step('a payment run is approved by the second administrator; the provider refuses one payee', async () => {
    hands.begin('payment run');
    await page.goto('/auth/admin/cash-out-report?tab=pay');
    await tap(button(`Prepare ${PAYEES} payments`));
    await confirm(`Prepare ${PAYEES} payments`);
    await told('Nothing is paid before another administrator approves it.');
    await approve(await requestOf('payment-run'));
    await page.reload();
    await told('Done');
    expect(await page.getByText('Sent', { exact: true }).count()).toBeGreaterThanOrEqual(PAYEES - 1);
    await sound('payment run');
  });

  step('a payment is taken back, and the rider’s e-mail says so', async () => {
    hands.begin('retraction');
    const run = page.url();
    const paid = payees.find(({ claimId }) => provider.orders.some((it) => it.external_id === claimId));
    if (!paid) throw new Error('Nobody was paid');
    // only who was told of a payment is told that it was taken back
    await mailTo(portal.server.dataDir, paid.email, 'We sent you');
    await page.goto(run);
    await tap(page.getByRole('link', { name: paid.fullName }));
    await tap(button('Actions'));
    await tap(button('Cancel order…'));
    await confirm('Cancel the order');
    await told('The order is canceled, and the claim is pending again.');
    await mailTo(portal.server.dataDir, paid.email, 'That payment was canceled');
    await page.goto('/auth/admin/mails?state=sent&kind=claim-unsent');
    await told(paid.fullName);
    await tap(page.locator('.desk-row-link').first());
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await sound('retraction');
  });

  step('a season is drafted, tried on the last results, and approved by the second administrator', async () => {
    hands.begin('season');
    await page.goto('/auth/admin/seasons');
    await tap(page.getByRole('link', { name: 'Plan a season' }));
    await type(page.getByLabel('First day'), `${nextYear}-06-01`);
    await tap(button('Plan a season'));
    await page.getByRole('heading', { level: 1, name: 'Edit season' }).waitFor();
    await type(page.getByLabel('Riders that a class needs to pay all its places'), '30');
    await tap(button('Save draft'));
    await told('The draft is saved.');
    await tap(page.getByRole('link', { name: 'Back to the season' }));
    await tap(button('Try it'));
    await tap(button('Calculate'));
    await button('Calculate again').waitFor();
    await told('Why results earn less');
    await sound('season tried');
    await tap(button('Ask for approval'));
    await type(dialog().getByLabel('Reason'), 'Small classes');
    await confirm('Ask for approval');
    await told('Another administrator decides about this season.');
    await approve(await requestOf('season'));
    await page.reload();
    await told('Scheduled');
  });

  step('a rider is found by the code of a redemption, and the timeline explains it', async () => {
    const { creditRedemptions } = await read<{ creditRedemptions: { code: string; rider: { fullName: string } }[] }>(
      '/api/admin/credit-redemptions?limit=1',
    );
    const [redemption] = creditRedemptions;
    hands.begin('a rider by redemption code');
    await press(page, 'Control+k');
    await type(page.getByRole('combobox'), redemption?.code ?? '');
    // the rider of the redemption comes first
    await page
      .getByRole('option', { name: new RegExp(`Redemption ${redemption?.code}`) })
      .first()
      .waitFor();
    await press(page, 'Enter');
    await page.getByRole('heading', { level: 1, name: redemption?.rider.fullName ?? '' }).waitFor();
    await tap(button('Timeline'));
    await page
      .getByRole('list', { name: 'What happened, newest first' })
      .getByText(/redeemed/i)
      .first()
      .waitFor();
    await sound('timeline');
    process.stdout.write(`\nAn administrator’s day on ${kind}\n${hands.table()}\n`);
  });

  step('nothing went wrong behind the screens', () => {
    expect([admin, second].flatMap((it) => it?.faults)).toEqual([]);
  });
});
