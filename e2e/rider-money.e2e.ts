import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { emptyDatabase, type TestDatabase } from '../adapters/persistence/testing/databases.js';
import { contrastInJourneys, journeyDatabases } from './cases.js';
import { photoSaying } from '../tests/api/testing/pictures.js';
import { phone, type Visitor } from './browser.js';
import { handsOf } from './hands.js';
import { cutOff, findings, settle } from './inspect.js';
import { journey } from './journey.js';
import { linkTo } from './mailbox.js';
import { enrol, guardianOf, type Newcomer, vinOf } from './newcomer.js';
import { usePortal } from './portal.js';
import { raceDayOf, type RaceDay } from './race-day.js';

/** A pro. */
const noor = { email: 'noor.lindqvist@example.com', vin: vinOf(810_000), bornYear: '1994' };
/** A girl of 13. */
const mira = {
  email: 'mira.lindqvist@example.com',
  vin: vinOf(811_000),
  bornYear: String(new Date().getFullYear() - 13),
  firstName: 'Mira',
};

/** From enrolment to the first redemption at a counter, to the first cash that is paid, and to what a minor waits for. */
describe.each(journeyDatabases)('a rider’s money on %s', (kind) => {
  let made: TestDatabase;
  beforeAll(async () => {
    made = await emptyDatabase(kind);
  });
  const portal = usePortal(() => ({ env: { DATABASE_URL: made.url } }));
  afterAll(() => made.drop());

  let rider: Visitor;
  let page: Page;
  const visitors: Visitor[] = [];
  const logIn = async (role: 'admin' | 'admin2' | 'promoter' | 'dealer', how = {}): Promise<Visitor> => {
    const visitor = await portal.logIn(role, how);
    visitors.push(visitor);
    return visitor;
  };
  const dayOf = async (role: 'admin' | 'admin2'): Promise<RaceDay> =>
    raceDayOf(portal, (await logIn(role)).context.request);
  const sound = async (name: string): Promise<void> => {
    await settle(page);
    await rider.see(`rider money ${name} ${kind}`);
    expect([...(await findings(page, 'en', contrastInJourneys)), ...(await cutOff(page))]).toEqual([]);
  };
  /** enrolls on a phone, as a newcomer does */
  const comeNew = async (who: Newcomer, isMinor = false): Promise<void> => {
    rider = await portal.visit({ viewport: phone });
    visitors.push(rider);
    ({ page } = rider);
    await enrol(page, who, portal.server, isMinor);
  };
  const nothingFailed = () => expect(visitors.flatMap((it) => it.faults)).toEqual([]);

  describe('of a pro', () => {
    const step = journey('from enrolling to credit and cash');
    const hands = handsOf();
    const { tap, enter, choose, upload } = hands;
    let day: RaceDay;
    let riderId = '';

    step('a newcomer enrolls, enters the code of the mail, and sees what is missing first', async () => {
      await comeNew(noor);
      // without a verified bike nothing is won: the way leads to the bikes
      await page.goto('/auth/rider');
      await page.getByText('We are checking the VIN of your bike', { exact: false }).waitFor();
      await sound('new');
    });

    step('an admin verifies the bike, the promoter sends two classes, and the rider has credit and cash', async () => {
      day = await dayOf('admin');
      riderId = await day.verifyBike(noor);
      const promoter = await logIn('promoter');
      for (const name of ['Vet 30+', '450 Pro']) await day.winClass(promoter.page, name, noor, 'Noor Lindqvist');
      await day.release(riderId);
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

    step('cash is owed; cash-out says what is needed, and address, tax residence and documents are sent', async () => {
      await page.goto('/auth/rider/earnings');
      await page.getByRole('heading', { name: 'Owed to you' }).waitFor();
      await page.goto('/auth/rider/cashout');
      await page.getByText('What is needed').waitFor();
      await sound('cash needs');
      hands.begin('address');
      await tap(page.getByRole('link', { name: 'Complete your address' }).first());
      await enter(page.getByLabel('Street address'), '12 Canyon Road');
      await enter(page.getByLabel('City'), 'Gatineau');
      await enter(page.getByLabel('ZIP or postal code'), 'J8X 3X7');
      await tap(page.getByRole('button', { name: 'Save profile' }));
      await page.getByText('Your profile is saved.').waitFor();
      hands.begin('tax residence and documents');
      await page.goto('/auth/rider/cashout');
      await tap(page.getByRole('radio', { name: /^No/ }));
      await choose(page.getByLabel('Country where you pay tax'), 'CA');
      await tap(page.getByRole('button', { name: 'Save tax residence' }));
      await page.getByText('Saved. Next, upload your W-8BEN.').waitFor();
      for (const paper of ['Upload your driver’s licence', 'Upload your W-8BEN']) {
        const group = page.getByRole('group', { name: paper });
        await upload(group.locator('input[type=file]').first(), {
          name: 'paper.jpg',
          mimeType: 'image/jpeg',
          buffer: photoSaying(paper),
        });
        await group.waitFor({ state: 'detached' });
      }
      await sound('papers sent');
      const { documents } = await day.read<{ documents: { _id: string; rider: { _id: string } }[] }>(
        '/api/admin/documents',
      );
      const theirs = documents.filter((it) => it.rider._id === riderId);
      expect(theirs).toHaveLength(2);
      // who decided the documents does not pay
      const second = await dayOf('admin2');
      for (const { _id } of theirs) await second.write('put', `/api/admin/document/${_id}`, { status: 'verified' });
    });

    step('the cash is requested', async () => {
      hands.begin('request the cash');
      await page.goto('/auth/rider');
      await tap(page.getByRole('link', { name: 'Cash out' }));
      const act = page.getByRole('button', { name: /^Cash out \$/ });
      await act.waitFor();
      await sound('ready');
      await tap(act);
      await page.getByRole('heading', { name: /^\$[\d,.]+ requested$/ }).waitFor();
      await page.getByText(/^It is paid out by /).waitFor();
      await sound('requested');
      await page.goto('/auth/rider/earnings');
      await page.getByRole('heading', { name: 'Requested', exact: true }).waitFor();
    });

    step('an admin sends it, and for the rider it is sent and paid out', async () => {
      const { page: desk } = await logIn('admin');
      await desk.goto('/auth/admin/cash-out-report?state=pending');
      await desk.getByRole('link', { name: 'Noor Lindqvist' }).click();
      await desk.getByRole('button', { name: 'Order payment…' }).click();
      await desk
        .getByRole('dialog')
        .getByRole('button', { name: /^Order / })
        .click();
      await desk.getByText('The payment is ordered and sent.').waitFor();
      hands.begin('look what came of it');
      await page.goto('/auth/rider/cashout');
      await page.getByText('Sent', { exact: true }).first().waitFor();
      await page.getByRole('heading', { name: 'Paid out by year' }).waitFor();
      await sound('paid');
      await page.goto('/auth/rider/earnings?filter=paid');
      await page.getByRole('list', { name: 'Credited or paid out' }).getByText('450 Pro').waitFor();
      await sound('paid out');
      process.stdout.write(`\nThe first cash on ${kind}\n${hands.table()}\n`);
    });

    step('nothing went wrong behind the screens', nothingFailed);
  });

  describe('of a girl of 13', () => {
    const step = journey('she wins before her mother consents, and has her credit after it');
    const consent = 'no parent or guardian has consented yet';
    let day: RaceDay;
    let riderId = '';

    step('she enrolls, and sees whose consent is missing', async () => {
      await comeNew(mira, true);
      await page.goto('/auth/rider');
      await page.getByText(/^Rana Lindqvist has until .* to agree: you are under 18/).waitFor();
      await sound('minor new');
    });

    step('her bike is verified and she wins a class; the award waits for the consent', async () => {
      day = await dayOf('admin');
      riderId = await day.verifyBike(mira);
      await day.winClass((await logIn('promoter')).page, '450 Amateur', mira, 'Mira Lindqvist');
      await page.goto('/auth/rider/earnings');
      await page.getByText(consent, { exact: false }).first().waitFor();
      await page.getByText('A parent or guardian must agree.', { exact: false }).waitFor();
      await sound('minor waits');
    });

    step('her mother consents by the link of the mail', async () => {
      const mother = await portal.visit({ viewport: phone });
      visitors.push(mother);
      await mother.page.goto(await linkTo(portal.server.dataDir, guardianOf(mira), '/guardian-consent'));
      await mother.page.getByLabel(/^I am the parent or legal guardian of Mira Lindqvist/).check();
      await mother.page.getByRole('button', { name: 'I agree' }).click();
      await mother.page.getByRole('heading', { name: 'Thank you' }).waitFor();
    });

    step('the award waits for a person, who checks it, and the credit is hers', async () => {
      const checked = page.getByText('A person checks $300.00 before it is paid.').first();
      // the event is judged again within seconds of the consent
      const end = Date.now() + 60_000;
      do {
        await page.goto('/auth/rider');
        await settle(page);
      } while (!(await checked.isVisible()) && Date.now() < end);
      await day.release(riderId);
      await page.goto('/auth/rider');
      await page.locator('.rider-hero-figure').getByText('$300.00').first().waitFor();
      expect(await page.getByText('to agree: you are under 18').count()).toBe(0);
      await sound('minor won');
      await page.goto('/auth/rider/earnings');
      await page.getByRole('heading', { name: 'Credited or paid out' }).waitFor();
      expect(await page.getByText(consent, { exact: false }).count()).toBe(0);
    });

    step('nothing went wrong behind the screens', nothingFailed);
  });
});
