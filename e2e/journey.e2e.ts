import { readFileSync } from 'node:fs';
import { describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { desk, phone, type Visitor } from './browser.js';
import { sampleOf } from './demo.js';
import { journey } from './journey.js';
import { PASSWORD, usePortal } from './portal.js';

/** The main job, end to end: from a results file to a redemption, an undo, and an admin who looks into it. */
const portal = usePortal();
const visitors: Visitor[] = [];

const enter = async (who: string, viewport = desk): Promise<Page> => {
  const visitor = await portal.visit({ viewport });
  visitors.push(visitor);
  const { page } = visitor;
  await page.goto('/');
  if (viewport === phone) await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Log In' }).first().click();
  await page.getByLabel('E-mail').fill(`${who}@example.com`);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(`**/auth/${who}`);
  return page;
};
const see = (page: Page, name: string) => visitors.find((it) => it.page === page)?.see(name);
const sample = () => sampleOf(portal.server);
/** minor units of an amount such as $1,175.00 */
const money = (text: string | null | undefined): number => {
  const figure = /\$([\d,]+\.\d\d)/.exec(text ?? '')?.[1];
  if (figure === undefined) throw new Error(`Not an amount: ${text}`);
  return Math.round(Number(figure.replaceAll(',', '')) * 100);
};
const inDollars = (amount: number): string =>
  (amount / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

describe('from a results file to a redemption', () => {
  let promoter: Page;
  let rider: Page;
  let dealer: Page;
  let before = 0;
  let code = '';
  /** of the event that the sample files are results of; which one it is depends on the day */
  let title = '';
  const openEvent = async (): Promise<void> => {
    await promoter.goto('/auth/promoter');
    await promoter.locator(`main a[href$="/event/${sample().eventId}"]`).first().click();
    await promoter.getByRole('heading', { name: 'Classes', exact: true }).waitFor();
  };
  const wallet = async (page: Page): Promise<number> => {
    await page.goto('/auth/rider');
    const credit = page
      .locator('.rider-hero-figure')
      .filter({ has: page.getByRole('heading', { name: 'Credit to spend' }) });
    return money(await credit.locator('.big-number').first().textContent());
  };

  const step = journey('a promoter’s file, a rider’s award, a dealer’s redemption, an admin’s look');

  step('a visitor reads the home page in English and in French, and logs in as the promoter', async () => {
    const visitor = await portal.visit();
    visitors.push(visitor);
    await visitor.page.goto('/');
    await visitor.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await visitor.page.locator('html').getAttribute('lang')).toBe('en');
    await visitor.page.getByRole('link', { name: 'Français' }).first().click();
    await visitor.page.waitForURL('**/fr');
    expect(await visitor.page.locator('html').getAttribute('lang')).toBe('fr');
    await visitor.page.getByRole('link', { name: 'Se connecter' }).first().waitFor();
    await visitor.see('home-fr');

    rider = await enter('rider');
    before = await wallet(rider);
    promoter = await enter('promoter');
    await promoter.getByRole('heading', { name: 'Results due' }).waitFor();
    await see(promoter, 'promoter-home');
  });

  step('the promoter picks the class, sends the file, and sees what each row earns or why not', async () => {
    await openEvent();
    title = (await promoter.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await promoter.getByRole('link', { name: 'Send results of 450 Amateur' }).click();
    await promoter.locator('input[type=file]').setInputFiles(sample().csv);
    await promoter.getByText('This class pays').waitFor();
    await see(promoter, 'promoter-preview');
    await promoter.getByText('Choose the rider of 1 row').waitFor();
    await promoter.getByText('$175.00').first().waitFor();
    // the reasons are told, by what is lacking: someone on another make, someone who did not finish, someone unknown
    for (const group of await promoter.locator('.desk-unpaid summary').all()) await group.click();
    await promoter
      .getByText(/Honda CRF450R/)
      .first()
      .waitFor();
    const store = promoter.getByRole('button', { name: /^Save 15 results · pays/ });
    const pays = money((await store.textContent())?.split('pays')[1]);
    await promoter.getByRole('radio').first().click();
    // the choice is previewed before it can be stored: fifth place pays $110.00 more
    await promoter.getByRole('button', { name: `Save 15 results · pays ${inDollars(pays + 11_000)}` }).click();
    await promoter.getByText('15 results of 450 Amateur are saved.').waitFor();
    await see(promoter, 'promoter-stored');
  });

  step('the same file again, and the same as a spreadsheet, change nothing', async () => {
    for (const kind of ['csv', 'xlsx'] as const) {
      await openEvent();
      await promoter.getByRole('link', { name: 'Replace results of 450 Amateur' }).click();
      await promoter.locator('input[type=file]').setInputFiles(sample()[kind]);
      await promoter.getByText(/No changes. These results are already saved/).waitFor();
      expect(await promoter.getByRole('button', { name: /^Save/ }).count()).toBe(0);
    }
  });

  step('a file with a bad row is refused with line, column, value and reason, and can be mended', async () => {
    const bad = readFileSync(sample().csv, 'utf8').replace(/^3,418/m, 'third,418');
    await openEvent();
    await promoter.getByRole('link', { name: 'Replace results of 450 Amateur' }).click();
    await promoter
      .locator('input[type=file]')
      .setInputFiles({ name: 'bad.csv', mimeType: 'text/csv', buffer: Buffer.from(bad) });
    await promoter.getByText('1 line must be corrected', { exact: true }).waitFor();
    await promoter.getByText('third', { exact: false }).first().waitFor();
    expect(await promoter.getByRole('button', { name: /^Save/ }).count()).toBe(0);
    await see(promoter, 'promoter-bad-row');
    await promoter.locator('input[type=file]').setInputFiles({
      name: 'photo.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    });
    await promoter.getByRole('alert').first().waitFor();
    await see(promoter, 'promoter-picture');
  });

  step('the rider sees the new award under earnings and the balance in My Wallet', async () => {
    expect(await wallet(rider)).toBe(before + 17_500);
    await rider.getByRole('link', { name: 'Earning' }).first().click();
    const first = rider.getByRole('listitem').filter({ hasText: title }).first();
    await first.getByText('$175.00').first().waitFor();
    await see(rider, 'rider-earnings');
    await rider.getByRole('link', { name: 'My Wallet' }).first().click();
    await rider.getByRole('heading', { name: 'My Wallet' }).waitFor();
    await rider
      .getByText(inDollars(before + 17_500))
      .first()
      .waitFor();
    await see(rider, 'rider-wallet');
    await rider.getByRole('button', { name: /Riley Ostrander/ }).click();
    await rider.getByRole('link', { name: 'View profile' }).click();
    await rider.getByRole('heading', { name: 'Profile' }).waitFor();
    await rider.getByText('Racing', { exact: true }).click();
    await rider.getByText('AMA number').waitFor();
    await see(rider, 'rider-profile');
  });

  step('the dealer, on a phone, redeems part of the balance; what is wrong is refused with the reason', async () => {
    dealer = await enter('dealer', phone);
    await dealer.getByLabel('Name, AMA number, bike or code').fill('Ostrander');
    const riders = dealer.getByRole('list', { name: 'Riders found' });
    await riders
      .getByRole('link', { name: /Riley Ostrander/ })
      .first()
      .click();
    await dealer.getByText('Available in USD').waitFor();
    await see(dealer, 'dealer-rider');
    const submit = () => dealer.getByRole('button', { name: /^Redeem( |$)/ }).click();

    await dealer.getByLabel('Amount', { exact: true }).fill('99999');
    await dealer.getByLabel('Your name').fill('Kenji Ainsworth');
    await dealer.getByLabel('Rider’s PIN').fill('0000');
    await dealer.getByText(/That is more than/).waitFor();
    expect(await dealer.getByRole('button', { name: 'Redeem', exact: true }).isDisabled()).toBe(true);
    await dealer.getByLabel('Amount', { exact: true }).fill('125.50');
    await submit();
    await dealer.getByText('Check the rider’s ID, then tick this box.').waitFor();
    await see(dealer, 'dealer-refused');

    await dealer.getByLabel('I verified the rider’s ID').check();
    await submit();
    await dealer.getByText(/4 tries/).waitFor();
    await see(dealer, 'dealer-wrong-pin');

    await dealer.getByLabel('Rider’s PIN').fill('4719');
    await dealer.getByRole('button', { name: 'Redeem $125.50' }).click();
    await dealer.getByText('Redemption code').waitFor();
    code = (await dealer.getByText('Redemption code').locator('xpath=following-sibling::*[1]').textContent()) ?? '';
    expect(code).toMatch(/^[0-9A-Z]{8}$/);
    await see(dealer, 'dealer-receipt');
    expect(await wallet(rider)).toBe(before + 17_500 - 12_550);
  });

  step('the dealer undoes it; the rider sees it undone and the balance back', async () => {
    await dealer.getByRole('link', { name: 'Next rider' }).click();
    await dealer.getByRole('button', { name: 'Menu' }).click();
    await dealer.getByRole('link', { name: 'All Redemptions' }).click();
    await dealer.getByText(code).first().waitFor();
    await see(dealer, 'dealer-redemptions');
    await dealer.getByRole('button', { name: `Undo the redemption ${code}` }).click();
    await dealer.getByRole('button', { name: 'Wrong amount' }).click();
    await dealer.getByRole('button', { name: 'Undo $125.50' }).click();
    await dealer
      .getByText(/Undone\. \$125\.50 went back/)
      .first()
      .waitFor();
    expect(await wallet(rider)).toBe(before + 17_500);
    await rider.goto('/auth/rider/redemptions?tab=redemptions&show=undone');
    await rider.getByText(code).first().waitFor();
    await rider
      .getByText(/Wrong amount/)
      .first()
      .waitFor();
    await see(rider, 'rider-undone');
  });

  step(
    'the admin finds the rider, sees awards, ledger and the undone redemption, acts as the rider and returns',
    async () => {
      const admin = await enter('admin');
      await see(admin, 'admin-home');
      await admin.getByPlaceholder('Name, e-mail or AMA number').fill('Ostrander');
      await admin.getByRole('button', { name: 'Find a rider' }).click();
      // the home page names her among the top riders, too
      await admin.getByRole('heading', { level: 1, name: 'Rider Manager' }).waitFor();
      await admin.getByRole('link', { name: 'Riley Ostrander' }).click();
      await admin.getByRole('heading', { name: 'Riley Ostrander' }).waitFor();
      await admin.getByText(title).first().waitFor();
      await see(admin, 'admin-rider');
      await admin.getByRole('button', { name: 'Ledger', exact: true }).click();
      await admin.getByText('Redemption undone').first().waitFor();
      await see(admin, 'admin-ledger');
      await admin.getByRole('button', { name: 'Undone redemptions', exact: true }).click();
      await admin.getByText(code).first().waitFor();
      const from = new URL(admin.url());

      await admin.getByRole('button', { name: 'Act on this rider' }).click();
      await admin.getByRole('link', { name: 'Act as this rider…' }).click();
      await admin.getByLabel('Reason').fill('Asked on the phone about an undone redemption');
      await see(admin, 'proxy-start');
      await admin.getByRole('button', { name: /^Continue as / }).click();
      await admin.waitForURL('**/auth/rider');
      await admin.getByText('You are currently Proxying').waitFor();
      await admin.getByText('Riley Ostrander').first().waitFor();
      await see(admin, 'proxy-banner');
      await admin.getByRole('link', { name: 'Remove Proxy' }).click();
      await admin.waitForURL(`**${from.pathname}${from.search}`);
      await admin.getByRole('heading', { name: 'Riley Ostrander' }).waitFor();
      expect(await admin.getByText('You are currently Proxying').count()).toBe(0);
    },
  );

  step('nothing went wrong behind the screens, and nothing was refused by the content policy', () => {
    expect(visitors.flatMap((it) => it.faults)).toEqual([]);
  });
});
