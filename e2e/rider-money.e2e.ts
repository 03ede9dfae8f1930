import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { APIRequestContext, Page } from 'playwright-core';
import { emptyDatabase, type TestDatabase } from '../adapters/persistence/testing/databases.js';
import { contrastInJourneys, journeyDatabases } from './cases.js';
import { photoSaying } from '../tests/api/testing/pictures.js';
import { phone, type Visitor } from './browser.js';
import { sampleOf } from './demo.js';
import { findings, settle } from './inspect.js';
import { journey } from './journey.js';
import { enrol, vinOf } from './newcomer.js';
import { usePortal } from './portal.js';

const who = { email: 'noor.lindqvist@example.com', vin: vinOf(810_000), bornYear: '1994' };

/** From enrolment to the first redemption at a counter, and to the first cash that is paid. */
describe.each(journeyDatabases)('a rider’s money on %s', (kind) => {
  let made: TestDatabase;
  beforeAll(async () => {
    made = await emptyDatabase(kind);
  });
  const portal = usePortal(() => ({ env: { DATABASE_URL: made.url } }));
  afterAll(() => made.drop());

  let rider: Visitor;
  let page: Page;
  let admin: APIRequestContext;
  let riderId = '';
  const visitors: Visitor[] = [];
  const logIn = async (role: 'admin' | 'admin2' | 'promoter' | 'dealer', how = {}): Promise<Visitor> => {
    const visitor = await portal.logIn(role, how);
    visitors.push(visitor);
    return visitor;
  };
  const sound = async (name: string): Promise<void> => {
    await settle(page);
    await rider.see(`rider money ${name} ${kind}`);
    expect(await findings(page, 'en', contrastInJourneys)).toEqual([]);
  };
  const read = async <T>(path: string): Promise<T> => {
    const answer = await admin.get(path);
    expect(answer.status()).toBe(200);
    return (await answer.json()) as T;
  };
  let keys = 0;
  const write = async (method: 'post' | 'put', path: string, data: unknown): Promise<void> => {
    keys += 1;
    const headers = { origin: portal.server.url, 'idempotency-key': `rider-money-${keys}-key` };
    const answer = await admin[method](path, { data, headers });
    expect(`${path} ${answer.status()}`).toMatch(/ 20\d$/);
  };

  const step = journey('from enrolling to credit and cash');

  step('a newcomer enrolls, enters the code of the mail, and sees what is missing first', async () => {
    rider = await portal.visit({ viewport: phone });
    visitors.push(rider);
    ({ page } = rider);
    await enrol(page, who, portal.server);
    // without a verified bike nothing is won: the way leads to the bikes
    await page.goto('/auth/rider');
    await page.getByText('We are checking the VIN of your bike', { exact: false }).waitFor();
    await sound('new');
  });

  step('an admin verifies the bike, the promoter sends two classes, and the rider has credit and cash', async () => {
    admin = (await logIn('admin')).context.request;
    const { riders } = await read<{ riders: { _id: string }[] }>(`/api/admin/riders?query=${who.email}`);
    riderId = riders[0]?._id ?? '';
    const { rider: detail } = await read<{ rider: { record: { bikes: { _id: string; version: number }[] } } }>(
      `/api/admin/rider/${riderId}`,
    );
    const [bike] = detail.record.bikes;
    await write('put', `/api/admin/bike/${bike?._id}/vin-status`, { vinStatus: 'verified', version: bike?.version });

    const promoter = await logIn('promoter');
    const sample = sampleOf(portal.server);
    const { event } = await read<{ event: { classes: { _id: string; name: string; payoutType: string }[] } }>(
      `/api/event/${sample.eventId}`,
    );
    const rows = [
      'Place,Name,Email,Bike',
      `1,Noor Lindqvist,${who.email},KTM 450 SX-F`,
      ...Array.from({ length: 11 }, (_, at) => `${at + 2},Rider Noname${at},,Honda CRF450R`),
    ].join('\n');
    for (const payoutType of ['dealerCredit', 'cash']) {
      const of = event.classes.find((it) => it.payoutType === payoutType);
      await promoter.page.goto(`/auth/promoter/event/${sample.eventId}?class=${of?._id}`);
      await promoter.page
        .locator('input[type=file]')
        .setInputFiles({ name: `${payoutType}.csv`, mimeType: 'text/csv', buffer: Buffer.from(rows) });
      await promoter.page.getByRole('button', { name: /^Save 12 results · pays/ }).click();
      await promoter.page.getByText(/12 results of .* are saved\./).waitFor();
    }
    // who enrolled after the race is checked by a person before the award is paid
    const held = `/api/admin/awards-held?limit=100&eventId=${sample.eventId}`;
    const { awards } = await read<{ awards: { _id: string }[] }>(held);
    const resultIds = awards.map((it) => it._id);
    await write('put', '/api/admin/awards-held', { decision: 'release', resultIds, reason: 'The licence was shown' });
    await page.goto('/auth/rider');
    await page.getByRole('heading', { name: 'Credit to spend' }).waitFor();
    await page.getByRole('heading', { name: 'Cash owed to you' }).waitFor();
    await sound('won');
  });

  step('the rider shows a code, the dealer opens it and redeems; the receipt is in the wallet', async () => {
    await page.goto('/auth/rider/redemptions');
    await page.getByRole('button', { name: 'Show my code' }).click();
    const text = page.locator('.rider-counter-text');
    await text.waitFor();
    await page.locator('.desk-qr svg, .desk-qr canvas').first().waitFor();
    await rider.see(`rider money code ${kind}`);
    const code = ((await text.textContent()) ?? '').replace('-', '');
    const dealer = await logIn('dealer', { viewport: phone });
    await dealer.page.goto(`/auth/dealer?code=${code}`);
    await dealer.page.getByText('Available in USD').waitFor();
    await dealer.page.getByLabel('Amount', { exact: true }).fill('40');
    await dealer.page.getByLabel('Your name').fill('Kenji Ainsworth');
    await dealer.page.getByLabel('I verified the rider’s ID').check();
    await dealer.page.getByLabel('Rider’s PIN').fill('2741');
    await dealer.page.getByRole('button', { name: 'Redeem $40.00' }).click();
    const redeemed = (await dealer.page.locator('.dealer-code').textContent()) ?? '';

    // the code was for one use
    await dealer.page.goto(`/auth/dealer?code=${code}`);
    await dealer.page.getByRole('alert').first().waitFor();

    await page.goto('/auth/rider/redemptions?tab=redemptions');
    await page.getByText(redeemed).first().waitFor();
    await sound('redeemed');
  });

  step('cash-out says what is needed; address and papers are sent; then it is requested, and paid', async () => {
    await page.goto('/auth/rider/cashout');
    await page.getByText('What is needed').waitFor();
    await sound('cash needs');
    await page.goto('/auth/rider/profile');
    await page.getByText('Address', { exact: true }).click();
    await page.getByLabel('Street address').fill('12 Canyon Road');
    await page.getByLabel('City').fill('Gatineau');
    await page.getByLabel('ZIP or postal code').fill('J8X 3X7');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await page.getByText('Your profile is saved.').waitFor();
    await page.goto('/auth/rider/cashout');
    await page.getByRole('radio', { name: /^No/ }).check();
    await page.getByLabel('Country where you pay tax').selectOption('CA');
    await page.getByRole('button', { name: 'Save tax residence' }).click();
    await page.getByText('Saved. Next, upload your W-8BEN.').waitFor();
    for (const paper of ['Upload your driver’s licence', 'Upload your W-8BEN']) {
      await page.goto('/auth/rider/cashout');
      await page
        .getByRole('group', { name: paper })
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'paper.jpg', mimeType: 'image/jpeg', buffer: photoSaying(paper) });
      await page.getByRole('group', { name: paper }).waitFor({ state: 'detached' });
    }
    await sound('papers sent');
    const { documents } = await read<{ documents: { _id: string; rider: { _id: string } }[] }>('/api/admin/documents');
    const theirs = documents.filter((it) => it.rider._id === riderId);
    expect(theirs).toHaveLength(2);
    // who decided the documents does not pay
    const payer = admin;
    admin = (await logIn('admin2')).context.request;
    for (const { _id } of theirs) await write('put', `/api/admin/document/${_id}`, { status: 'verified' });
    admin = payer;

    await page.goto('/auth/rider/cashout');
    const act = page.getByRole('button', { name: /^Cash out \$/ });
    await act.waitFor();
    await sound('ready');
    await act.click();
    await page.getByRole('heading', { name: /^\$[\d,.]+ requested$/ }).waitFor();
    await page.getByText(/^It is paid out by /).waitFor();
    await sound('requested');
    const { payoutClaims } = await read<{ payoutClaims: { _id: string; version: number; rider: { _id: string } }[] }>(
      '/api/admin/payout-claims',
    );
    const claim = payoutClaims.find((it) => it.rider._id === riderId);
    await write('post', '/api/payments/create-order', { payoutClaimId: claim?._id });
    await page.goto('/auth/rider/cashout');
    await page.getByText('Sent', { exact: true }).first().waitFor();
    await sound('paid');
  });

  step('nothing went wrong behind the screens', () => {
    expect(visitors.flatMap((it) => it.faults)).toEqual([]);
  });
});
