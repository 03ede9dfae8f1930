import { describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { phone, type Visitor } from './browser.js';
import { cases } from './cases.js';
import { findings, type Language, settle, wide } from './inspect.js';
import { withoutStartData } from './no-start-data.js';
import { usePortal } from './portal.js';
import { neverAnswer } from './under-way.js';

/**
 * A connection that fails or hangs: nobody looks signed out, no page is reloaded into nothing, and every screen says
 * what happens.
 */
const portal = usePortal();
let visitor: Visitor;

const enter = async (viewport = wide): Promise<Page> => {
  visitor = await portal.logIn('rider', { viewport });
  return visitor.page;
};
const sound = async (page: Page, language: Language, name: string, contrast = true): Promise<void> => {
  await settle(page);
  await visitor.see(name);
  expect(await findings(page, language, contrast)).toEqual([]);
};
/** The person asks again, unless the page did so by itself a moment before; resolves when `then` is there. */
const askAgain = async (page: Page, name: string, then: Locator): Promise<void> => {
  await Promise.any([page.getByRole('button', { name }).first().click(), then.waitFor()]);
  await then.waitFor();
};
const unavailable = {
  status: 503,
  contentType: 'application/problem+json',
  body: '{"code":"UNAVAILABLE","detail":"Busy","status":503}',
};

describe.each(
  cases([
    ['en', '', wide, /can’t check your login/, 'Try again', 'Can’t check your login'],
    ['fr', '/fr', phone, /Impossible de vérifier votre session/, 'Réessayer', 'Session non vérifiée'],
  ] as const),
)('when /api/session fails (%s)', (language, prefix, viewport, title, retry, short) => {
  test('the area says so, keeps the address, and opens when it answers', async () => {
    const page = await enter(viewport);
    await withoutStartData(page);
    await page.route('**/api/session', (route) => route.fulfill(unavailable));
    await page.goto(`${prefix}/auth/rider/earnings`);
    await page.getByRole('heading', { name: title }).waitFor();
    await sound(page, language, `session unknown ${language}`);
    await page.unroute('**/api/session');
    await askAgain(page, retry, page.locator('.desk'));
    expect(new URL(page.url()).pathname).toBe(`${prefix}/auth/rider/earnings`);
  }, 120_000);

  test('a public page does not call the person a visitor', async () => {
    const page = await enter(viewport);
    await withoutStartData(page);
    await page.route('**/api/session', (route) => route.fulfill(unavailable));
    await page.goto(`${prefix}/about/rules`);
    await settle(page);
    if (viewport === phone) await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByText(short).waitFor();
    await sound(page, language, `session unknown in the header ${language}`);
    await page.unroute('**/api/session');
    await askAgain(
      page,
      retry,
      page.getByRole('link', { name: language === 'en' ? 'Log Out' : 'Se déconnecter' }).first(),
    );
  }, 120_000);
});

test('offline, a chunk that fails reloads nothing; the page comes when the network is back', async () => {
  const page = await enter();
  await page.goto('/');
  await settle(page);
  let loads = 0;
  page.on('framenavigated', (frame) => void (frame === page.mainFrame() && (loads += 1)));
  await visitor.context.setOffline(true);
  await page.getByRole('link', { name: 'FAQ' }).first().click();
  await page.getByText(/You are offline/).waitFor();
  await sound(page, 'en', 'offline chunk');
  const before = loads;
  await visitor.context.setOffline(false);
  await page.getByText(/You are offline/).waitFor({ state: 'detached' });
  await settle(page);
  expect(new URL(page.url()).pathname).toBe('/about/faq');
  // the address changed within the page: no document was loaded again
  expect(loads).toBe(before);
}, 120_000);

test('offline, the own area says so and opens when the network is back', async () => {
  const page = await enter();
  await page.goto('/');
  await settle(page);
  await withoutStartData(page);
  await page.route('**/remotes.json', (route) => route.abort('internetdisconnected'));
  await page.goto('/auth/rider');
  await page.getByRole('heading', { name: 'This page did not load' }).waitFor();
  await sound(page, 'en', 'remote failed');
  await page.unroute('**/remotes.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('.desk').waitFor();
}, 120_000);

/** Milliseconds of the page's clock that pass with each call while something is done with it. */
const STEP = 5;
/** Does something while the page's clock goes on with each call, however slow the machine is. */
const slowly = async <T>(page: Page, work: () => Promise<T>): Promise<T> => {
  let goesOn = true;
  const ticking = (async () => {
    while (goesOn) await page.clock.runFor(STEP);
  })();
  try {
    return await work();
  } finally {
    goesOn = false;
    await ticking;
  }
};

const yes = () => true;
const no = () => false;

test.each(
  cases([
    ['en', '/auth/rider', wide, 'Still loading', 'Log Out'],
    ['fr', '/fr/auth/rider', phone, 'Chargement en cours', 'Se déconnecter'],
  ] as const),
)(
  'a remote that hangs: the frame at once, a message after 8 s (%s)',
  async (language, path, viewport, message, logout) => {
    const page = await enter(viewport);
    // the page's clock stands still but for what the test lets pass, so a busy machine adds no second to it
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1_000);
    await neverAnswer(page, '**/remotes/rider/**');
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('link', { name: logout }).waitFor();
    await page.clock.runFor(7_500);
    expect(await page.getByText(message).count()).toBe(0);
    const comes = () => page.getByText(message).waitFor({ timeout: 200 });
    for (let tries = 0; tries < 60 && !(await comes().then(yes, no)); tries += 1) await page.clock.runFor(1_000);
    // after thirty seconds of its clock the page gives up and loads anew
    await slowly(page, () => sound(page, language, `remote hangs ${language}`, false));
    await page.clock.resume();
    await page.unroute('**/remotes/rider/**');
  },
  120_000,
);
