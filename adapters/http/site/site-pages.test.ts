import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { documentTitle, missingTitle, PAGES, pageTitle, START_DATA, type StartData } from '@rrr/contract';
import type { EventView } from '@rrr/core/events';
import { anId } from '@rrr/core/testing';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Queries } from '../ports.js';
import { eventView } from '../testing/event-view.js';
import { serve, type Serving } from '../testing/serve.js';
import { accountOf, signedIn, smallWorld } from '../testing/small-world.js';
import { indexedPages, pageText } from './page-texts.js';

const SITE = 'https://rewards.example.com';
const EVENT = anId('event', 1);
const template = (locale: string): string =>
  `<!doctype html><html lang="${locale}"><head><!--!head--><title>built</title><!--!/head--><link rel="x"></head>` +
  '<body><div id="root"></div></body></html>';

const rider = accountOf('rider');
let serving: Serving;
let asked: string[];
let world: ReturnType<typeof smallWorld>;
let events: Map<string, EventView>;
let live: Queries['people']['live'] | undefined;

beforeEach(async () => {
  asked = [];
  events = new Map();
  live = undefined;
  const one: Queries['events']['one'] = async (eventId) => {
    asked.push(eventId);
    const event = events.get(eventId);
    return event && { event, classes: [], series: null };
  };
  world = smallWorld({ accounts: [rider] }, { events: { one } as Queries['events'] });
  const people: Queries['people'] = { ...world.people, live: (id) => (live ?? world.people.live)(id) };
  serving = await serve(world.httpPorts, { people }, { publicUrl: new URL(SITE) });
  for (const folder of ['shell/fr', 'rider/fr']) mkdirSync(join(serving.frontends, folder), { recursive: true });
  const write = (name: string, text: string): void => writeFileSync(join(serving.frontends, name), text);
  write('shell/index.html', template('en'));
  write('shell/fr/index.html', template('fr'));
  for (const name of ['page-files', 'page-files.fr'])
    write(`shell/${name}.json`, '{"pages":{"about/faq":["12.0a1b2c3d.js"]},"federation":["7.0a1b2c3d.js"]}');
  write('shell/faq.json', '{"en":[{"question":"When?","answer":"In {{resultDays}} days."}],"fr":[]}');
  write('rider/first-words.json', '{"en":{},"fr":{"":{"title":"Tableau de bord","lead":"Ce qui est payé."}}}');
  write('rider/fr/page-files.json', '{"pages":{"earnings":["9.0a1b2c3d.js"]}}');
  const assets = (js: string) => ({ js: { sync: [js], async: [] }, css: { sync: [], async: [] } });
  const manifest = {
    metaData: { remoteEntry: { name: 'remoteEntry.0a1b2c3d.js', path: '' } },
    shared: [
      { name: 'react', assets: assets('react.0a1b2c3d.js') },
      { name: 'i18next', assets: assets('i18next.0a1b2c3d.js') },
    ],
    exposes: [{ assets: assets('remote.0a1b2c3d.js') }],
  };
  write('rider/fr/mf-manifest.json', JSON.stringify(manifest));
});
afterEach(() => serving.stop());

const open = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(serving.base + path, { headers });
  const html = await answer.text();
  const data = new RegExp(`id="${START_DATA}">([^<]*)<`).exec(html)?.[1];
  return {
    status: answer.status,
    headers: answer.headers,
    html,
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
    data: JSON.parse(data ?? '{}') as StartData,
    jsonLd: [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(
      ([, value]) => JSON.parse(value ?? '') as Record<string, unknown>,
    ),
  };
};
const metaOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];
const cookieOf = async (): Promise<string> => `__Host-session=${await signedIn(world, rider.id)}`;

describe('the head of a public page', () => {
  test.each(indexedPages.flatMap((page) => (['en', 'fr'] as const).map((locale) => [page, locale] as const)))(
    'of /%s in %s names the page, its addresses and a picture',
    async (page, locale) => {
      const at = { en: page === '' ? '/' : `/${page}`, fr: `/fr${page && `/${page}`}` };
      const { status, headers, html, title, jsonLd } = await open(at[locale]);
      expect([status, title]).toEqual([200, documentTitle(pageTitle(page, locale), locale)]);
      expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['no-cache', null]);
      expect(html).toContain(`<link rel="canonical" href="${SITE}${at[locale]}">`);
      for (const [language, path] of [
        ['en', at.en],
        ['fr', at.fr],
        ['x-default', at.en],
      ])
        expect(html).toContain(`<link rel="alternate" hreflang="${language}" href="${SITE}${path}">`);
      expect([metaOf(html, 'og:url'), metaOf(html, 'og:title'), metaOf(html, 'og:locale')]).toEqual([
        `${SITE}${at[locale]}`,
        title,
        locale === 'en' ? 'en_US' : 'fr_CA',
      ]);
      expect(metaOf(html, 'og:image')).toBe(`${SITE}/share-${locale}.png`);
      expect(metaOf(html, 'description')).toBe(metaOf(html, 'og:description'));
      expect(metaOf(html, 'description')?.length).toBeGreaterThan(30);
      expect(jsonLd.map((it) => it['@type'])).toContain(page === '' ? 'WebSite' : 'BreadcrumbList');
      expect(html).not.toContain('<title>built</title>');
    },
  );

  test('differs for every page', () => {
    const shown = indexedPages.map((it) => pageText(it));
    for (const locale of ['en', 'fr'] as const)
      expect(new Set(shown.map((it) => it.description(locale))).size).toBe(indexedPages.length);
  });

  test('of the FAQ holds its questions, with the figures of the program', async () => {
    const { jsonLd } = await open('/about/faq');
    expect(jsonLd.find((it) => it['@type'] === 'FAQPage')?.mainEntity).toEqual([
      { '@type': 'Question', name: 'When?', acceptedAnswer: { '@type': 'Answer', text: 'In 45 days.' } },
    ]);
  });

  test('is not for search engines on account pages, areas and pages that do not exist', async () => {
    for (const path of [
      '/login',
      '/logout',
      '/auth/email-verify',
      '/auth/rider/earnings',
      '/proxy-rider/1',
      '/nowhere',
    ]) {
      const { headers, html } = await open(path);
      expect([path, metaOf(html, 'robots'), headers.get('x-robots-tag')]).toEqual([path, 'noindex', 'noindex']);
      expect(html).not.toMatch(/canonical|hreflang|og:/);
    }
  });
});

describe('the page of an event', () => {
  const shown = (change: Partial<EventView> = {}): EventView => {
    const event = eventView({
      id: EVENT,
      title: 'Pine Ridge Hare Scramble',
      venue: 'Pine Ridge MX',
      city: 'Boise',
      state: 'ID',
      country: 'US',
      startsOn: '2025-05-03',
      endsOn: '2025-05-04',
      promoterName: 'Pine Ridge Club',
      ...change,
    });
    events.set(EVENT, event);
    return event;
  };

  test('says what it is, where and when, in both languages', async () => {
    shown();
    const [english, french] = [await open(`/events/event/${EVENT}`), await open(`/fr/events/event/${EVENT}`)];
    expect(english.title).toBe('Pine Ridge Hare Scramble · Red Rider Rewards contingency program');
    expect(french.title).toBe('Pine Ridge Hare Scramble · Programme de contingence Red Rider Rewards');
    expect(metaOf(english.html, 'description')).toBe(
      'May 3rd, 2025 – May 4th, 2025 · Pine Ridge MX, Boise, ID. What each class pays, place by place, and the results.',
    );
    expect(metaOf(french.html, 'description')).toMatch(/^3 mai 2025 – 4 mai 2025 · Pine Ridge MX, Boise, ID\. Ce que/);
    expect(english.jsonLd.find((it) => it['@type'] === 'SportsEvent')).toMatchObject({
      name: 'Pine Ridge Hare Scramble',
      url: `${SITE}/events/event/${EVENT}`,
      startDate: '2025-05-03',
      endDate: '2025-05-04',
      eventStatus: 'https://schema.org/EventScheduled',
      organizer: { name: 'Pine Ridge Club' },
      location: {
        name: 'Pine Ridge MX',
        address: { addressLocality: 'Boise', addressRegion: 'ID', addressCountry: 'US' },
      },
    });
    expect(asked).toEqual([EVENT]);
  });

  test('says that it is canceled', async () => {
    shown({ canceled: true });
    const { html, jsonLd } = await open(`/events/event/${EVENT}`);
    expect(metaOf(html, 'description')).toMatch(/^Canceled\. May 3rd/);
    expect(jsonLd[0]).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
  });

  test('without a date has no entry in calendars of search engines', async () => {
    shown({ startsOn: null, endsOn: null });
    expect((await open(`/events/event/${EVENT}`)).jsonLd.map((it) => it['@type'])).toEqual(['BreadcrumbList']);
  });

  test.each([
    '</title><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onload='alert(1)",
    '</script><script>alert(1)</script>',
    '<!--<script>',
    '$& $` $1 \u2028',
  ])('lets nothing out of its title %s', async (title) => {
    shown({ title });
    const { html, jsonLd } = await open(`/events/event/${EVENT}`);
    expect(jsonLd[0]).toMatchObject({ name: title });
    expect(html).not.toMatch(/<script>|<img|<!--/);
    expect(html.replaceAll(/<script[^>]*>[^<]*<\/script>/g, '')).not.toMatch(/onload='|[^=]"[^ />]/);
    expect(html.match(/<script/g)).toHaveLength(3);
    expect(html.match(/<title>/g)).toHaveLength(1);
  });

  test('that is unknown is not found, in the page’s frame', async () => {
    for (const id of [EVENT, 'x', '%3Cscript%3E']) {
      const { status, title, html } = await open(`/fr/events/event/${id}`);
      expect([id, status, title]).toEqual([id, 404, documentTitle(missingTitle('fr'), 'fr')]);
      expect(html).toContain('<div id="root"><header class="site-header">');
    }
    // what cannot be an id is not asked for
    expect(asked).toEqual([EVENT]);
  });

  test('is shown without its name while the database is away', async () => {
    const broken = await serve(
      smallWorld({}, { events: { one: async () => Promise.reject(new Error('away')) } as unknown as Queries['events'] })
        .httpPorts,
    );
    mkdirSync(join(broken.frontends, 'shell'));
    writeFileSync(join(broken.frontends, 'shell/index.html'), template('en'));
    const answer = await fetch(`${broken.base}/events/event/${EVENT}`);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('<title>Events · ')]);
    await broken.stop();
  });
});

describe('the data of a page', () => {
  test('says to a visitor without a cookie that nobody is signed in, and the settings of the program', async () => {
    const { data } = await open('/events');
    expect([data.session, data.config?.brand, data.remotes]).toEqual([null, 'Red Rider Rewards', undefined]);
  });

  test('holds who is signed in and where the remotes are, and is kept by nobody', async () => {
    const { data, headers, html } = await open('/fr/auth/rider/earnings', { cookie: await cookieOf() });
    expect(data.session).toMatchObject({
      account: { type: 'rider' },
      user: { fullName: 'Robin Vale' },
      proxyHost: null,
    });
    expect(data.remotes?.remotes.rider).toBe('/remotes/rider/mf-manifest.json');
    expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['private, no-store', null]);
    expect(html).toContain('<div id="root"><div class="area-frame">');
    expect([...html.matchAll(/<link rel="preload"[^>]* href="([^"]*)">/g)].map(([, value]) => value)).toEqual([
      '/7.0a1b2c3d.js',
      '/remotes/rider/fr/mf-manifest.json',
      '/remotes/rider/fr/remoteEntry.0a1b2c3d.js',
      '/remotes/rider/fr/remote.0a1b2c3d.js',
      '/remotes/rider/fr/i18next.0a1b2c3d.js',
      '/remotes/rider/fr/9.0a1b2c3d.js',
    ]);
  });

  test('loads nothing of an area that is not the visitor’s', async () => {
    for (const headers of [{}, { cookie: await cookieOf() }] as Record<string, string>[]) {
      const { html } = await open('/auth/admin', headers);
      expect(html).toContain('<div id="root"></div>');
      expect(html).not.toContain('rel="preload"');
    }
    expect((await open('/auth/rider')).html).toContain('<div id="root"></div>');
    const { html } = await open('/fr/auth/rider', { cookie: await cookieOf() });
    expect(html).toContain('<h1>Tableau de bord</h1><p>Ce qui est payé.</p>');
  });

  test('is compressed with a session only where our own pages or the visitor led here', async () => {
    const cookie = await cookieOf();
    const encoding = async (site: string | null, headers: Record<string, string>) =>
      (
        await open('/events', { 'accept-encoding': 'br', ...(site ? { 'sec-fetch-site': site } : {}), ...headers })
      ).headers.get('content-encoding');
    expect(
      await Promise.all([null, 'cross-site', 'same-site', 'none', 'same-origin'].map((it) => encoding(it, { cookie }))),
    ).toEqual([null, null, null, 'br', 'br']);
    expect(await encoding(null, {})).toBe('br');
  });

  test('leaves the session to the browser’s own question while the database is silent', async () => {
    const cookie = await cookieOf();
    live = () => new Promise(() => {});
    const { status, data, headers } = await open('/auth/rider', { cookie });
    expect([status, 'session' in data, headers.get('cache-control')]).toEqual([200, false, 'private, no-store']);
  });

  test('is known to a browser that has it already', async () => {
    const first = await fetch(`${serving.base}/about/rules`);
    const again = await fetch(`${serving.base}/about/rules`, {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });
});

test('every page of the shell has a title and a text of its own', () => {
  for (const page of Object.values(PAGES)) {
    expect([page, pageTitle(page.replaceAll(/:\w+/g, 'x'), 'fr')]).toEqual([page, expect.any(String)]);
    expect(pageText(page).description('fr').length).toBeGreaterThan(30);
  }
});
