import { expect, test } from '@jest/globals';
import { PAGES } from '@rrr/contract';
import type { Page } from 'playwright-core';
import { desk, phone } from './browser.js';
import { cases } from './cases.js';
import {
  headOf,
  isControlled,
  isTidied,
  keepsExactly,
  keptByWorker,
  pictureSize,
  questions,
  removeWorker,
  titleIn,
  workerReady,
} from './in-page-site.mjs';
import { settle } from './inspect.js';
import { PASSWORD, usePortal } from './portal.js';
import { until } from './until.js';

const portal = usePortal();

/** Addresses asked for until the page stands. */
const asked = async (page: Page, open: () => Promise<unknown>): Promise<readonly string[]> => {
  const paths: string[] = [];
  page.on('request', (it) => paths.push(new URL(it.url()).pathname));
  await open();
  await settle(page);
  return paths;
};

test.each(
  cases([
    ['English', ''],
    ['French', '/fr'],
  ] as const),
)(
  'the title in the HTML is the title on the screen, also of an event (%s)',
  async (_, prefix) => {
    const { page, faults } = await portal.visit();
    const list = await page.request.get('/api/events');
    const { events } = (await list.json()) as { events: readonly { _id: string }[] };
    const event = PAGES.event.replace(':eventId', events[0]?._id ?? '');
    const series = (await (await page.request.get('/api/series')).json()) as { series: readonly { _id: string }[] };
    const open = Object.values(PAGES).filter(
      (it) => !/:|^auth|^proxy|^logout$|^events\/(?:event|serie)$|callback/.test(it),
    );
    const seriesPages = Object.values<string>(PAGES)
      .filter((it) => it.startsWith('events/serie/:'))
      .map((it) => it.replace(/:\w+/, series.series[0]?._id ?? ''));
    for (const path of [...open, event, ...seriesPages, 'nowhere']) {
      const address = `${prefix}/${path}`.replace(/(?<=.)\/$/, '');
      const html = await (await page.request.get(address)).text();
      await page.goto(address);
      await settle(page);
      const [[title, language, titles], written] = [await page.evaluate(headOf), await page.evaluate(titleIn, html)];
      expect([address, title, language, titles]).toEqual([
        address,
        written,
        address.startsWith('/fr') ? 'fr' : 'en',
        1,
      ]);
    }
    expect(faults).toEqual([]);
  },
  180_000,
);

test('the questions for search engines are those on the screen', async () => {
  const { page } = await portal.visit();
  for (const address of ['/about/faq', '/fr/about/faq']) {
    await page.goto(address);
    await page.locator('summary').first().waitFor();
    const [written, screen] = await page.evaluate(questions);
    expect(screen.length).toBeGreaterThan(5);
    expect(written.toSorted()).toEqual(screen.toSorted());
  }
}, 60_000);

test('who is signed in stands in the page, so the first load does not ask for it', async () => {
  const visitor = await portal.visit();
  const first = await asked(visitor.page, () => visitor.page.goto('/events'));
  expect(first.filter((it) => /^\/api\/(?:session|config)$/.test(it))).toEqual([]);

  const { page, faults } = await portal.logIn('rider');
  const paths = await asked(page, () => page.goto('/auth/rider'));
  expect(paths.filter((it) => it === '/api/session' || it === '/remotes.json')).toEqual([]);
  expect(paths.some((it) => it.startsWith('/api/rider/'))).toBe(true);
  await page.goto('/fr/events');
  await page.getByRole('link', { name: 'Mon compte' }).first().waitFor();
  expect(faults).toEqual([]);
}, 60_000);

test.each([
  ['the frame of an area', '/auth/dealer', desk, '.logo'],
  ['the header of a public page', '/events', desk, '.logo'],
  ['the header of a public page, on a phone', '/events', phone, '.logo'],
  ['what the home page says first', '/', desk, '.lead'],
  ['what the home page says first, on a phone', '/', phone, '.lead'],
  ['what it says first in French', '/fr', phone, '.lead'],
  ['what the list of events says first', '/events', phone, '.lead'],
  ['how many dealers there are', '/dealers', desk, '.dealer-around'],
  ['what the list of promoters says first', '/promoters', phone, '.lead'],
  ['what a dealer reads first', '/auth/dealer', desk, 'h1'],
  ['what a dealer reads first, on a phone', '/auth/dealer', phone, 'h1'],
])(
  '%s stands before any script runs, where the shell then draws it',
  async (_, address, viewport, what) => {
    const { page, context } = await portal.logIn('dealer', { viewport });
    await page.goto(address);
    await settle(page);
    const placeOf = async (item: Page) => {
      const box = await item.locator(what).first().boundingBox();
      const { x, y, width, height } = box ?? { x: -1, y: -1, width: -1, height: -1 };
      return { width, at: [x, y, height].map(Math.round) };
    };
    const drawn = await placeOf(page);
    const bare = await context.newPage();
    await bare.route(/\.js$/, (route) => route.abort());
    await bare.goto(address);
    await bare.locator(what).first().waitFor();
    const stood = await placeOf(bare);
    expect(stood.at).toEqual(drawn.at);
    // a fallback font and the real one, which may have come by now, differ by 2 % at most
    expect(Math.abs(stood.width - drawn.width)).toBeLessThanOrEqual(drawn.width * 0.03);
  },
  60_000,
);

test('it can be installed, and without a connection says so in both languages', async () => {
  const { page, context, see } = await portal.logIn('rider', { serviceWorkers: 'allow', viewport: phone });
  await page.goto('/auth/rider');
  await page.evaluate(workerReady);
  for (const address of ['/manifest.webmanifest', '/fr/manifest.webmanifest']) {
    const answer = await page.request.get(address);
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const manifest = (await answer.json()) as {
      name: string;
      start_url: string;
      icons: { src: string; sizes: string; purpose: string }[];
    };
    expect([manifest.name, manifest.icons.map((it) => it.purpose)]).toEqual([
      'Red Rider Rewards',
      ['any', 'any', 'maskable'],
    ]);
    for (const { src, sizes } of manifest.icons) {
      expect([src, await page.evaluate(pictureSize, src)]).toEqual([src, sizes]);
    }
  }
  const session = await context.newCDPSession(page);
  const { errors } = (await session.send('Page.getAppManifest')) as { errors: readonly unknown[] };
  expect(errors).toEqual([]);

  await context.setOffline(true);
  await page.goto('/auth/rider/earnings');
  await page.getByRole('heading', { name: 'You are offline' }).waitFor();
  await see('offline');
  await page.goto('/fr/events');
  await page.getByRole('heading', { name: 'Vous êtes hors ligne' }).waitFor();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Réessayer' }).click();
  await page.getByRole('heading', { name: 'Événements', level: 1 }).waitFor();
}, 60_000);

const pages = ['/fr/offline.html', '/offline.html'];
const keeps = async (page: Page, ...sheets: readonly string[]): Promise<void> => {
  await until(page, keepsExactly, [...pages, ...sheets]);
};

test('installed, it starts at the wallet; offline the balance stands with its time, until the log-out', async () => {
  const { page, context, see } = await portal.logIn('rider', { serviceWorkers: 'allow', viewport: phone });
  await page.goto('/auth?open=wallet');
  await page.waitForURL('**/auth/rider/redemptions');
  await page.getByRole('heading', { name: 'My Wallet' }).waitFor();
  await page.evaluate(workerReady);
  // loaded again, under the worker
  await page.goto('/auth/rider');
  await page.waitForFunction(isControlled);
  const credit = await page
    .locator('.rider-hero-figure')
    .filter({ has: page.getByRole('heading', { name: 'Credit to spend' }) })
    .locator('.big-number')
    .first()
    .textContent();
  await keeps(page, '/kept/balance');
  for (const { text } of await page.evaluate(keptByWorker))
    expect(text).not.toMatch(/rider@example\.com|start-data|Riley/);

  await context.setOffline(true);
  await page.goto('/auth?open=wallet');
  await page.getByRole('heading', { name: 'You are offline' }).waitFor();
  await page.getByRole('heading', { name: 'Credit to spend' }).waitFor();
  await page
    .getByText(credit ?? 'no credit')
    .first()
    .waitFor();
  await page.getByText(/^As of /).waitFor();
  await see('offline-balance');
  // who looks over a shoulder at a public page sees no balance
  await page.goto('/events');
  await page.getByRole('heading', { name: 'You are offline' }).waitFor();
  expect(await page.getByText('Credit to spend').count()).toBe(0);
  await context.setOffline(false);

  await page.goto('/auth/rider');
  await page.getByRole('heading', { name: 'Credit to spend' }).waitFor();
  await page.goto('/api/logout');
  await keeps(page);
}, 60_000);

test('offline, a counter has its cheat-sheet; a log-in of somebody else deletes what was kept', async () => {
  const { page, context, see } = await portal.logIn('dealer', { serviceWorkers: 'allow', viewport: phone });
  await page.goto('/fr/auth/dealer');
  await page.evaluate(workerReady);
  await keeps(page, '/kept/cheat-sheet');
  await page.goto('/fr/auth/dealer');
  await page.waitForFunction(isControlled);
  await context.setOffline(true);
  await page.goto('/fr/auth/dealer');
  await page.getByRole('heading', { name: 'Aide-mémoire du comptoir' }).waitFor();
  await page.getByText('NIP incorrect').waitFor();
  await see('offline-cheat-sheet');
  await context.setOffline(false);
  const origin = new URL(page.url()).origin;
  await context.request.post('/api/login', {
    data: { email: 'promoter@example.com', password: PASSWORD },
    headers: { origin },
  });
  await page.goto('/auth/promoter');
  await keeps(page);
}, 60_000);

test('a worker that is gone, or replaced, leaves the pages as they are', async () => {
  const { page, faults } = await portal.visit({ serviceWorkers: 'allow' });
  await page.goto('/events');
  await page.evaluate(removeWorker);
  await page.goto('/about/faq');
  await page.locator('summary').first().waitFor();
  await until(page, isTidied);
  await page.goto('/events');
  await page.getByRole('heading', { name: 'Events', level: 1 }).waitFor();
  expect(faults).toEqual([]);
}, 60_000);
