import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { usePortal } from './portal.js';
import { neverAnswer } from './under-way.js';

/** One remote that is dead, silent or of another version, and what becomes of it and of the others. */
const portal = usePortal();

const enter = async (who: 'rider' | 'dealer'): Promise<Page> => (await portal.logIn(who)).page;
const failed = (page: Page) => page.getByRole('heading', { name: 'This page did not load' });
const opens = (page: Page) => page.locator('.desk').waitFor();

test('an entry that never answers: after 30 s the area says so, and a retry opens it', async () => {
  const page = await enter('rider');
  await page.clock.install();
  await neverAnswer(page, '**/remotes/rider/remoteEntry*');
  await page.goto('/auth/rider', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Log Out' }).waitFor();
  await page.locator('script[src*=remoteEntry]').waitFor({ state: 'attached' });
  await page.clock.runFor(31_000);
  await failed(page).waitFor();
  await page.unroute('**/remotes/rider/remoteEntry*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await opens(page);
}, 120_000);

test('a dead remote: its area says so, and the public site works', async () => {
  const page = await enter('rider');
  await page.route('**/remotes/rider/**', (route) => route.abort());
  await page.goto('/auth/rider/redemptions');
  await failed(page).waitFor();
  await page.unroute('**/remotes/rider/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await opens(page);
  expect(new URL(page.url()).pathname).toBe('/auth/rider/redemptions');
}, 120_000);

test.each([
  ['another contract', { needs: { contract: 99, routing: [] } }],
  ['another major version of React', { shared: [{ name: 'react', requiredVersion: '^99.0.0' }] }],
])(
  'a remote of %s is told and not run; another remote works',
  async (_, over) => {
    const page = await enter('dealer');
    await page.route('**/remotes/dealer/mf-manifest.json', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), ...over } });
    });
    await page.goto('/auth/dealer');
    await page.getByRole('heading', { name: 'This area is being updated' }).waitFor();
    expect(await page.evaluate('typeof window.dealer')).toBe('undefined');
    const other = await enter('rider');
    await other.goto('/auth/rider');
    await opens(other);
  },
  120_000,
);
