import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openBrowser, visit } from './browser.js';
import { wide } from './inspect.js';
import { type RunningServer, startServer } from './running-server.js';

let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  server = await startServer();
  browser = await openBrowser();
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test('the API can be read in a browser, under the policy that the screens have', async () => {
  const { page, faults, see } = await visit(browser, server.url, wide);
  await page.goto('/api/docs');
  await page.locator('#operations-tag-Redemptions').click({ timeout: 30_000 });
  await page.locator('#operations-Redemptions-redeem').getByRole('button').first().click();
  await page.getByText('INSUFFICIENT_CREDIT').first().waitFor({ timeout: 20_000 });
  await see('docs');
  expect(faults).toEqual([]);
}, 120_000);
