import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { emptyDatabase, type TestDatabase } from '../adapters/persistence/testing/databases.js';
import { contrastInJourneys, journeyDatabases } from './cases.js';
import { phone, type Visitor } from './browser.js';
import { cents } from './cents.js';
import { belowTheBar } from './counter-acts.js';
import { hiddenStops } from './focus.js';
import { findings, settle } from './inspect.js';
import { journey } from './journey.js';
import { usePortal } from './portal.js';

/** A day at the counter: four taps, a wrong PIN, a lost connection, an undo, and a statement that adds up. */
describe.each(journeyDatabases)('a dealer’s day on %s', (kind) => {
  let made: TestDatabase;
  beforeAll(async () => {
    made = await emptyDatabase(kind);
  });
  const portal = usePortal(() => ({ env: { DATABASE_URL: made.url } }));
  afterAll(() => made.drop());

  let visitor: Visitor;
  let page: Page;
  let taps = 0;
  const tap = async (what: ReturnType<Page['getByRole']>): Promise<void> => {
    taps += 1;
    await what.click();
  };
  const sound = async (name: string): Promise<void> => {
    await settle(page);
    await visitor.see(`dealer day ${name} ${kind}`);
    expect(await findings(page, 'en', contrastInJourneys)).toEqual([]);
  };
  const findRider = async (): Promise<void> => {
    await page.goto('/auth/dealer');
    await page.getByRole('searchbox').fill('Ostrander');
    // her link among the last redemptions stands in the same place until the results are there
    const results = page.getByRole('list', { name: 'Riders found' });
    taps = 0;
    await tap(results.getByRole('link', { name: /Riley Ostrander/ }).first());
    await page.getByText('Available in USD').waitFor();
  };
  const fill = async (dollars: string, pin: string): Promise<void> => {
    // the amount has the focus: it is typed at once
    await page.keyboard.type(dollars);
    const box = page.getByLabel('I verified the rider’s ID');
    if (!(await box.isChecked())) await tap(box);
    await tap(page.getByLabel('Rider’s PIN'));
    await page.keyboard.type(pin);
  };
  const redeem = () => page.getByRole('button', { name: /^Redeem( |$)/ });
  const code = async (): Promise<string> => (await page.locator('.dealer-code').textContent()) ?? '';
  const redeemed = async (): Promise<number> => {
    const answer = await visitor.context.request.get('/api/dealer/credit-redemptions?limit=1');
    return ((await answer.json()) as { pagination: { total: number } }).pagination.total;
  };

  beforeAll(async () => {
    visitor = await portal.logIn('dealer', { viewport: phone });
    ({ page } = visitor);
  }, 300_000);

  const step = journey('redeems, errs, undoes and closes the month');

  step('the name is asked for once; after that, four taps lead to the receipt', async () => {
    await findRider();
    await page.getByLabel('Your name').fill('Kenji Ainsworth');
    await page.getByLabel('Amount', { exact: true }).fill('20');
    await page.getByLabel('I verified the rider’s ID').check();
    await page.getByLabel('Rider’s PIN').fill('4719');
    await redeem().click();
    await page.locator('.dealer-code').waitFor();

    await findRider();
    await sound('rider');
    await fill('15.25', '4719');
    await tap(redeem());
    await page.locator('.dealer-code').waitFor();
    expect(taps).toBe(4);
    expect(await code()).toMatch(/^[0-9A-Z]{8}$/);
    await sound('receipt');
  });

  step(
    'on a phone of 375 by 667, all of it stands above the button, and nothing takes the focus under it',
    async () => {
      await page.setViewportSize({ width: 375, height: 667 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await findRider();
      expect(await belowTheBar(page)).toEqual([]);
      expect(await hiddenStops(page, 16)).toEqual([]);
      await page.setViewportSize(phone);
    },
  );

  step('a wrong PIN takes nothing, keeps what was typed but the PIN, and says how many tries are left', async () => {
    const before = await redeemed();
    await findRider();
    await fill('12.00', '0000');
    await redeem().click();
    await page.getByText(/4 tries/).waitFor();
    expect(await page.getByLabel('Rider’s PIN').inputValue()).toBe('');
    expect(await page.getByLabel('Amount', { exact: true }).inputValue()).toMatch(/12/);
    expect(await redeemed()).toBe(before);
    await sound('wrong PIN');
    await page.getByLabel('Rider’s PIN').fill('4719');
    await redeem().click();
    await page.locator('.dealer-code').waitFor();
    expect(await redeemed()).toBe(before + 1);
  });

  step('a lost answer is "unknown, checking", then the truth, and was redeemed once', async () => {
    const before = await redeemed();
    await findRider();
    let lost = 0;
    await page.route('**/api/dealer/redeem**', async (route) => {
      lost += 1;
      if (lost > 1) return route.continue();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await fill('11.11', '4719');
    await redeem().click();
    await page.getByText('We received no response and are checking.', { exact: false }).waitFor();
    expect(await page.locator('.dealer-code').count()).toBe(0);
    expect(await page.getByText('Redeemed', { exact: true }).count()).toBe(0);
    await page.locator('.dealer-code').waitFor();
    expect(lost).toBe(2);
    expect(await redeemed()).toBe(before + 1);
    await page.unroute('**/api/dealer/redeem**');
  });

  step('the last one is undone on its receipt, with a reason', async () => {
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByRole('button', { name: 'Wrong amount' }).click();
    await sound('undo');
    await page.getByRole('button', { name: 'Undo $11.11' }).click();
    await page
      .getByText(/Undone\. \$11\.11 went back/)
      .first()
      .waitFor();
    await settle(page);
  });

  step('the latest redemptions can be undone where they stand, with the time that is left', async () => {
    await page.goto('/auth/dealer');
    await page.getByText('29 days left').first().waitFor();
    await sound('latest');
    await page
      .getByRole('button', { name: /^Undo the redemption/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Purchase canceled' }).click();
    await page.getByRole('button', { name: 'Undo $12.00' }).click();
    await page
      .getByText(/Undone\. \$12\.00 went back/)
      .first()
      .waitFor();
    await settle(page);
  });

  step('the statement of the month adds up, on the screen and in the file', async () => {
    await page.goto('/auth/dealer/redemptions/statement');
    const sum = page.locator('.dealer-sum');
    await sum.waitFor();
    const figures = (await sum.locator('dd').allTextContents()).map(cents);
    const closing = figures.at(-1) ?? Number.NaN;
    expect(figures.slice(0, -1).reduce((all, it) => all + it, 0)).toBe(closing);
    await page.getByText('$11.11').first().waitFor();
    await sound('statement');
    await page.getByRole('button', { name: 'Export' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV' }).click(),
    ]);
    const rows = readFileSync(await file.path(), 'utf8')
      .trim()
      .split(/\r?\n/);
    const header = (rows[0] ?? '').split(',');
    const balance = header.findIndex((it) => /balance/i.test(it));
    expect(cents((rows.at(-1) ?? '').split(',')[balance] ?? null)).toBe(closing);
  });

  step('nothing went wrong behind the screens', () => {
    expect(visitor.faults).toEqual([]);
  });
});
