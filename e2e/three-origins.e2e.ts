import { afterAll, beforeAll, expect } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openBrowser, visit, type Visitor } from './browser.js';
import { settle } from './inspect.js';
import { journey } from './journey.js';
import { PASSWORD } from './portal.js';
import { freePort, type RunningServer, startServer } from './running-server.js';
import { type Origin, startCdn, startFront } from './three-origins.js';

/** Shell, API and remotes on three hosts, as docs/deploy.md describes it: the browser sees two of them. */
let api: RunningServer;
let [cdn, front]: Origin[] = [];
let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  cdn = await startCdn();
  const port = await freePort();
  front = await startFront(`http://127.0.0.1:${port}`, cdn.url);
  [api, browser] = await Promise.all([startServer({ port, env: { PUBLIC_URL: front.url } }), openBrowser()]);
  visitor = await visit(browser, front.url);
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await Promise.all([front?.stop(), cdn?.stop(), api?.stop()]);
});

const step = journey('a dealer on three hosts, one of which goes away');

step('a dealer logs in at the portal, and the remote comes from its own host', async () => {
  const { page, faults } = visitor;
  await page.goto('/login');
  await page.getByLabel('E-mail').fill('dealer@example.com');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.locator('form button.primary').click();
  await page.locator('.desk').waitFor();
  await settle(page);
  expect(new URL(page.url()).origin).toBe(front!.url);
  expect(cdn!.asked.filter((it) => /^\/dealer\/(?:mf-manifest\.json|remoteEntry)/.test(it)).length).toBeGreaterThan(1);
  expect(front!.asked.filter((it) => it.startsWith('/remotes/'))).toEqual([]);
  expect(faults).toEqual([]);
});

step('the session is a cookie of the portal alone', async () => {
  const cookies = await visitor.context.cookies();
  const session = cookies.find((it) => it.name.endsWith('session'));
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect(visitor.page.url().startsWith(front!.url)).toBe(true);
  // a page elsewhere cannot act for the person, not even on the host of the remotes
  const answer = await visitor.context.request.post('/api/logout-everywhere', { headers: { origin: cdn!.url } });
  expect(answer.status()).toBe(403);
});

step('a language of its own page, a deep link and a reload work', async () => {
  const { page, faults } = visitor;
  await page.goto('/fr/auth/dealer/redemptions');
  await page.locator('.desk').waitFor();
  await settle(page);
  await page.reload();
  await page.locator('.desk').waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  expect(faults).toEqual([]);
});

step('the host of the remotes is gone: the area says so, and the public site works', async () => {
  const { page } = visitor;
  await page.route(`${cdn!.url}/**`, (route) => route.abort());
  await page.goto('/auth/dealer');
  await page.getByRole('heading', { name: 'This page did not load' }).waitFor();
  await page.goto('/about/rules');
  await settle(page);
  await page.unroute(`${cdn!.url}/**`);
});
