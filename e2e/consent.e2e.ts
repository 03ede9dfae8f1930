import { afterAll, expect, test } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { phone } from './browser.js';
import { countedAs } from './in-page-site.mjs';
import { settle } from './inspect.js';
import { usePortal } from './portal.js';

const hits: string[] = [];
const statistics = createServer((req, res) => {
  hits.push(req.url ?? '');
  res.setHeader('Content-Type', 'text/javascript').setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  res.end('document.documentElement.dataset.counted = document.currentScript.dataset.websiteId;');
});
await new Promise<void>((resolve) => statistics.listen(0, '127.0.0.1', resolve));
afterAll(() => new Promise((resolve) => statistics.close(resolve)));
const script = `http://127.0.0.1:${(statistics.address() as AddressInfo).port}/script.js`;
const portal = usePortal(() => ({ env: { ANALYTICS_SCRIPT: script, ANALYTICS_SITE: 'portal-1' } }));

test('visits are counted only after yes, and no longer after no', async () => {
  const { page, context, faults, see } = await portal.visit({ viewport: phone });
  await page.goto('/fr/events');
  const allow = page.getByRole('button', { name: 'Accepter' });
  const decline = page.getByRole('button', { name: 'Refuser' });
  await allow.waitFor();
  await settle(page);
  await see('consent');
  const [one, other] = [await allow.boundingBox(), await decline.boundingBox()];
  expect([one?.width, one?.height]).toEqual([other?.width, other?.height]);
  expect(one?.height).toBeGreaterThanOrEqual(44);
  expect([hits, await context.cookies()]).toEqual([[], []]);

  await decline.click();
  await page.goto('/fr');
  await page.getByText('Les statistiques de visite sont désactivées.').waitFor();
  expect(hits).toEqual([]);

  await page.getByRole('button', { name: 'Modifier' }).click();
  await allow.click();
  await page.waitForFunction(countedAs);
  expect(await page.evaluate(countedAs)).toBe('portal-1');
  expect(hits).toEqual(['/script.js']);
  await page.getByRole('button', { name: 'Modifier' }).click();
  await Promise.all([page.waitForEvent('load'), decline.click()]);
  await page.getByText('Les statistiques de visite sont désactivées.').waitFor();
  expect(await page.evaluate(countedAs)).toBeUndefined();
  expect(faults).toEqual([]);
}, 60_000);
