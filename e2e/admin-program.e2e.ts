import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { emptyDatabase, type TestDatabase } from '../adapters/persistence/testing/databases.js';
import { contrastInJourneys, journeyDatabases } from './cases.js';
import { phone, type Visitor } from './browser.js';
import { findings, settle } from './inspect.js';
import { acceptInvitation, CHOSEN_PASSWORD, logInAs, setUpTwoSteps } from './invited.js';
import { journey } from './journey.js';
import { enrol, vinOf } from './newcomer.js';
import { usePortal } from './portal.js';
import { productionSettings, programSettings, runCommand } from './production.js';
import { freePort } from './running-server.js';

const boss = { email: 'ada.quill@example.com', name: 'Ada Quill' };
const parts = { email: 'parts@example.com', name: 'Robin Vance' };
const club = { email: 'club@example.com', name: 'Copper Basin Riders' };
const racer = { email: 'noor@example.com', vin: vinOf(820_000), bornYear: '1994', bike: 'KTM 450 SX-F, 2025' };
/** 296.30 posted in all */
const CLASSES = [
  { name: '450 Amateur', purse: ['125.55', '75.40'] },
  { name: 'Open B', purse: ['55.10', '40.25'] },
] as const;
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' }).format(new Date());

/** A program that begins with an empty database in production: everything is done on screens, up to the last cent. */
describe.each(journeyDatabases)('a program from nothing on %s', (kind) => {
  let made: TestDatabase;
  let port = 0;
  let env: Readonly<Record<string, string>> = {};
  beforeAll(async () => {
    [made, port] = await Promise.all([emptyDatabase(kind), freePort()]);
    // one administrator alone does everything here
    env = { ...productionSettings(port, made.url), ...(await programSettings({ approvals: 'recorded' })) };
  });
  const portal = usePortal(() => ({ port, env }));
  afterAll(() => made.drop());

  let admin: Visitor;
  let page: Page;
  let dealer: Visitor;
  let promoter: Visitor;
  let rider: Visitor;
  let eventPage = '';
  const visitors: Visitor[] = [];
  const visit = async (how = {}): Promise<Visitor> => {
    const visitor = await portal.visit(how);
    visitors.push(visitor);
    return visitor;
  };
  const sound = async (name: string, of: Visitor = admin): Promise<void> => {
    await settle(of.page);
    await of.see(`admin program ${name} ${kind}`);
    expect(await findings(of.page, 'en', contrastInJourneys)).toEqual([]);
  };
  const command = (...args: string[]): Promise<string> => runCommand(args, { ...env, DATA_DIR: portal.server.dataDir });
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const tell = (text: string | RegExp) => page.getByText(text).first().waitFor();
  /** through the menu, where a group may be closed */
  const goTo = async (name: string): Promise<void> => {
    const link = page.getByRole('navigation').getByRole('link', { name, exact: true });
    if (!(await link.isVisible())) await page.getByRole('button', { name: 'Dealer Manager' }).click();
    await link.click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
  };

  const step = journey('from the first administrator to the last cent');

  step(
    'the first administrator comes from the command of the README, and sets up two-step verification and changes the one-time password',
    async () => {
      const said = await command('admin:create', '--email', boss.email, '--first-name', 'Ada', '--last-name', 'Quill');
      const once = /password (\w+)\./.exec(said)?.[1] ?? '';
      admin = await visit();
      ({ page } = admin);
      await page.goto('/login');
      await logInAs(page, boss.email, once);
      await page.waitForURL('**/auth/admin**');
      // in production, nothing else can be done before
      await setUpTwoSteps(page, once);
      await page.getByRole('navigation').getByRole('link', { name: 'Rider Manager', exact: true }).waitFor();
      await sound('empty dashboard');
      await page.goto('/auth/admin/profile');
      await page.getByLabel('Current password').fill(once);
      await page.getByLabel('New password', { exact: true }).fill(CHOSEN_PASSWORD);
      await page.getByLabel('New password again').fill(CHOSEN_PASSWORD);
      await page.getByRole('button', { name: 'Change password' }).click();
      await tell('Your password is changed.');
    },
  );

  step('a dealer is added, and its login accepts the invitation of the mail', async () => {
    await goTo('Dealers');
    await sound('no dealers');
    await page.getByRole('link', { name: 'Add dealer' }).first().click();
    await field('Name').fill('Red Mesa Cycles');
    await field('Dealer number').fill('UT-0417');
    await field('Address').fill('120 Main Street');
    await field('City').fill('Moab');
    await field('State or province').selectOption({ label: 'Utah' });
    await field('ZIP or postal code').fill('84532');
    await field('Name of the first login').fill(parts.name);
    await field('E-mail of the first login').fill(parts.email);
    await sound('add dealer');
    await page.getByRole('button', { name: 'Add dealer and send invitation' }).click();
    await tell(parts.email);
    await sound('dealer');
    dealer = await visit({ viewport: phone });
    await acceptInvitation(dealer, portal.server, parts.email, 'dealer');
    await sound('new dealer', dealer);
  });

  step('a promoter is added, and accepts the invitation', async () => {
    await page.getByRole('button', { name: 'Promoter Manager' }).click();
    await goTo('Promoters');
    await page.getByRole('link', { name: 'Add promoter' }).first().click();
    await field('Name').fill(club.name);
    await field('Contact person').fill('Della Aragon');
    await field('E-mail').fill(club.email);
    await field('Phone').fill('435 555 0142');
    await page.getByRole('button', { name: 'Add promoter and send invitation' }).click();
    await page.getByRole('heading', { level: 1, name: club.name }).waitFor();
    await sound('promoter');
    promoter = await visit();
    await acceptInvitation(promoter, portal.server, club.email, 'promoter');
    await sound('new promoter', promoter);
  });

  step('a category, a series in it, and a VIN pattern that is verified', async () => {
    await goTo('Categories');
    await page.getByRole('link', { name: 'Add category' }).first().click();
    await field('Description').fill('Desert');
    await page.getByRole('button', { name: 'Add category' }).click();
    await page.getByRole('heading', { level: 1, name: 'Desert' }).waitFor();
    await goTo('Series');
    await page.getByRole('link', { name: 'Add series' }).first().click();
    await field('Name of the series').fill('Copper Basin Cup');
    await page.getByLabel('Promoter').selectOption({ label: club.name });
    await page.getByRole('button', { name: 'Add series' }).click();
    await page.getByRole('heading', { level: 1, name: 'Copper Basin Cup' }).waitFor();
    await sound('series');
    await goTo('Categories');
    await page.getByRole('link', { name: 'Desert' }).click();
    await page.getByLabel('Series', { exact: true }).selectOption({ label: 'Copper Basin Cup' });
    await page.getByRole('button', { name: 'Add Copper Basin Cup' }).click();
    await page.getByRole('button', { name: 'Add the series' }).click();
    await tell('Copper Basin Cup is in Desert.');
    await sound('category');

    await goTo('VIN Patterns');
    await page.getByRole('link', { name: 'Add pattern' }).first().click();
    await field('Model').fill('450 SX-F');
    await field('Model year').fill('2025');
    await field('Pattern').fill('VBKMXA');
    await page.getByRole('button', { name: 'Add pattern' }).click();
    await page.getByRole('button', { name: 'Verify 2025 450 SX-F, VBKMXA' }).click();
    await tell('The pattern VBKMXA is verified.');
    await sound('pattern');
  });

  step('an event of the series with two classes and their purses', async () => {
    await goTo('Series');
    await page.getByRole('link', { name: 'Copper Basin Cup' }).click();
    await page.getByRole('link', { name: 'Add event' }).click();
    await field('Title').fill('Copper Basin Round 1');
    await field('Type of race').fill('Hare Scramble');
    await field('First day').fill(today);
    await field('City').fill('Moab');
    expect(await field('Promoter').locator('option:checked').textContent()).toBe(club.name);
    await sound('add event');
    await page.getByRole('button', { name: 'Add event' }).click();
    await page.getByRole('heading', { level: 1, name: 'Copper Basin Round 1' }).waitFor();
    eventPage = new URL(page.url()).pathname;
    await page.getByRole('link', { name: 'Add classes' }).click();
    for (const { name, purse } of CLASSES) {
      await page.getByRole('button', { name: 'Add a class' }).click();
      const card = page.getByRole('region', { name: 'New class' });
      await card.getByLabel('Class', { exact: true }).fill(name);
      const one = page.getByRole('region', { name, exact: true });
      for (const [at, amount] of purse.entries()) {
        const place = one.getByLabel(`Place ${at + 1}`, { exact: true });
        if ((await place.count()) === 0) await one.getByRole('button', { name: 'Add a place' }).click();
        await place.fill(amount);
      }
    }
    await tell('$296.30');
    await sound('classes');
    await page.getByRole('button', { name: 'Save 2 classes' }).click();
    await tell('The classes are saved.');
    await page.goto(eventPage);
    await sound('event');
  });

  step('a rider enrolls with a VIN that the pattern knows', async () => {
    rider = await visit({ viewport: phone });
    await enrol(rider.page, racer, portal.server);
    await sound('new rider', rider);
    await goTo('Rider Manager');
    await page.getByRole('link', { name: 'Noor Lindqvist' }).click();
    await tell('Verified');
    await sound('rider');
  });

  step('results come by file and by hand, and the awards are right to the cent', async () => {
    await page.goto(eventPage);
    await page.getByRole('button', { name: 'Open all' }).click();
    await page.getByRole('link', { name: 'Send results of 450 Amateur' }).click();
    const rows = [
      'Place,Name,Email,Bike',
      `1,Noor Lindqvist,${racer.email},KTM 450 SX-F`,
      ...Array.from({ length: 5 }, (_, at) => `${at + 2},Rider Noname${at},,Honda CRF450R`),
    ].join('\n');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: '450-amateur.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) });
    await page.getByRole('button', { name: 'Save 6 results · pays $125.55' }).waitFor();
    await sound('check results');
    await page.getByRole('button', { name: 'Save 6 results · pays $125.55' }).click();
    await tell('6 results of 450 Amateur are saved.');
    await sound('results saved');

    await page.goto(eventPage);
    await page.getByRole('button', { name: 'Open all' }).click();
    await page.getByRole('link', { name: 'Edit results of Open B as a table' }).click();
    for (let line = 1; line <= 5; line += 1) {
      const cell = (column: string) => page.getByLabel(`${column}, row ${line}`, { exact: true });
      await cell('Place').fill(String(line));
      await cell('Rider').fill(line === 2 ? 'Noor Lindqvist' : `Rider Sameless${line}`);
      if (line === 2) await cell('E-mail').fill(racer.email);
      await page.keyboard.press('Enter');
    }
    await page.getByRole('button', { name: 'Check 5 results' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('$40.25').first().waitFor();
    await sound('check table');
    await dialog.getByRole('button', { name: 'Save 5 results' }).click();
    await tell('The results of Open B are saved.');
    await page.goto(eventPage);
    await tell('$165.80');
    await sound('raced event');
    await rider.page.goto('/auth/rider');
    await rider.page.getByText('$165.80').first().waitFor();
    await sound('rider earned', rider);
    await promoter.page.goto('/auth/promoter');
    await promoter.page.getByText('Copper Basin Round 1').first().waitFor();
    await sound('promoter raced', promoter);
  });

  step('the dealer redeems a part with the rider’s PIN', async () => {
    const at = dealer.page;
    await at.goto('/auth/dealer');
    await at.getByRole('searchbox').fill('Lindqvist');
    await at
      .getByRole('link', { name: /Noor Lindqvist/ })
      .first()
      .click();
    await at.getByText('Available in USD').waitFor();
    await at.getByText('$165.80').first().waitFor();
    await at.getByLabel('Amount', { exact: true }).fill('60.30');
    await at.getByLabel('Your name').fill('Kenji Ainsworth');
    await at.getByLabel('I verified the rider’s ID').check();
    await at.getByLabel('Rider’s PIN').fill('2741');
    await at.getByRole('button', { name: 'Redeem $60.30' }).click();
    await at.locator('.dealer-code').waitFor();
    await at.getByText('$105.50').first().waitFor();
    await sound('redeemed', dealer);
  });

  step('the refund is due to the dealer, is paid, and nothing is owed any more', async () => {
    await goTo('Dealer Refunds');
    await tell('$60.30');
    await sound('refunds due');
    await page.getByRole('button', { name: /^Refund redemption/ }).click();
    await page.getByRole('button', { name: 'Refund $60.30' }).click();
    await tell('Red Mesa Cycles is refunded $60.30.');
    await tell('No refund is due.');
    await sound('no refunds due');
    await page.getByRole('button', { name: 'Made' }).click();
    await tell('$60.30');
    await sound('refunds made');
    await goTo('Dealers');
    await page.getByRole('link', { name: 'Red Mesa Cycles' }).click();
    await tell('Redeemed this month: $60.30. Refunded this month: $60.30.');
    await sound('dealer paid');
    await dealer.page.goto('/auth/dealer/redemptions/statement');
    await dealer.page.locator('.dealer-sum').waitFor();
    expect((await dealer.page.locator('.dealer-sum dd').allTextContents()).at(-1)).toBe('$0.00');
    await sound('statement', dealer);
  });

  step('the dashboard has the same figures, and the books agree', async () => {
    await goTo('Dashboard');
    for (const pattern of [/^Earned\$165\.80/, /^Redeemed\$60\.30/, /^Available now\$105\.50/])
      await page.locator('.admin-figures div', { hasText: pattern }).waitFor();
    await sound('dashboard');
    for (const args of [['ledger:verify'], ['audit:verify'], ['rebuild:summaries', '--check']]) await command(...args);
  });

  step('nothing went wrong behind the screens', () => expect(visitors.flatMap((it) => it.faults)).toEqual([]));
});
