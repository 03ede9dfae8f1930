import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openBrowser, type Visitor, visit } from './browser.js';
import { findings, type Language, narrow, settle, wide } from './inspect.js';
import { type RunningServer, startServer } from './running-server.js';
import { acting, findPlaces, type Places, roles, type Screen, screens, type Who } from './screens.js';

/**
 * Every screen in both languages, on the narrowest phone and on a desk: usable by everybody, and nothing wrong behind
 * it.
 */
let server: RunningServer;
let browser: Browser;
let places: Places;
const visitors = new Map<Who, Visitor>();

beforeAll(async () => {
  server = await startServer();
  browser = await openBrowser();
  for (const who of ['nobody', ...roles] as const) {
    const visitor = await visit(browser, server.url, wide);
    await visitor.page.emulateMedia({ reducedMotion: 'reduce' });
    visitors.set(who, visitor);
    if (who === 'nobody') continue;
    const answer = await visitor.context.request.post('/api/login', {
      data: { email: `${who}@example.com`, password: 'RedRider2026' },
      headers: { origin: server.url },
    });
    expect(answer.status()).toBe(200);
  }
  places = await findPlaces(server, visitorOf('admin').context.request);
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const visitorOf = (who: Who): Visitor => {
  const it = visitors.get(who);
  if (!it) throw new Error(`Nobody is signed in as ${who}`);
  return it;
};

const open = async (screen: Screen, language: Language): Promise<Visitor> => {
  const visitor = visitorOf(screen.who);
  const path = screen.path(places);
  await visitor.page.goto(language === 'fr' ? `/fr${path === '/' ? '' : path}` : path);
  await settle(visitor.page);
  await screen.reach?.(visitor.page, places);
  await settle(visitor.page);
  return visitor;
};

/**
 * All that is wrong with a screen at both widths. English is loaded on the desk and made narrow, French the other way
 * round.
 */
const wrongWith = async (screen: Screen, language: Language): Promise<string[]> => {
  const { page, faults } = visitorOf(screen.who);
  const before = faults.length;
  const [first, second] = language === 'en' ? [wide, narrow] : [narrow, wide];
  await page.setViewportSize(first);
  const { see } = await open(screen, language);
  const found = await findings(page, language);
  await see(`${screen.name} ${language} ${first.width}`);
  await page.setViewportSize(second);
  await settle(page);
  found.push(...(await findings(page, language)));
  await see(`${screen.name} ${language} ${second.width}`);
  return [...found, ...faults.slice(before)];
};

const languages = [
  ['en', 'English'],
  ['fr', 'French'],
] as const;

describe.each(languages)('in %s', (language, name) => {
  test.each(screens.map((it) => [it.name, it] as const))(
    `%s is sound in ${name}`,
    async (_, screen) => {
      expect(await wrongWith(screen, language)).toEqual([]);
    },
    30_000,
  );
});

const wrongInTheDark = async (screen: Screen): Promise<string[]> => {
  const { page } = visitorOf(screen.who);
  await page.setViewportSize(wide);
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(screen, 'en');
  const found = await findings(page, 'en');
  await visitorOf(screen.who).see(`${screen.name} dark`);
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
};

test.each(screens.filter((it) => it.dark).map((it) => [it.name, it] as const))(
  '%s can be read in the dark',
  async (_, screen) => {
    expect(await wrongInTheDark(screen)).toEqual([]);
  },
  30_000,
);

describe('an admin who acts as the rider', () => {
  beforeAll(async () => {
    const { page } = await open({ ...acting, path: ({ riderId }) => `/proxy-rider/${riderId}` }, 'en');
    await page.locator('input[name=reason]').fill('Asked on the phone how this page looks');
    await page.locator('form button.primary').click();
    await page.waitForURL('**/auth/rider');
  }, 30_000);

  test.each(languages)(
    'sees a sound page under the banner (%s, %s)',
    async (language, _) => {
      expect(await wrongWith(acting, language)).toEqual([]);
      expect(await visitorOf('admin').page.getByText('Riley Ostrander').count()).toBeGreaterThan(0);
    },
    30_000,
  );

  test('can read the banner in the dark', async () => {
    expect(await wrongInTheDark(acting)).toEqual([]);
  }, 30_000);
});
