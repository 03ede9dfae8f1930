import { afterEach, expect, test } from '@jest/globals';
import { pagePaths } from '@rrr/contract';
import { anId } from '@rrr/core/testing';
import type { PageAsked } from '@rrr/core/shared';
import type { Queries } from './ports.js';
import { indexedPages } from './site/page-texts.js';
import { serve, type Serving } from './testing/serve.js';
import { smallWorld } from './testing/small-world.js';

let serving: Serving;
afterEach(() => serving.stop());

const asked: PageAsked[] = [];
const start = async (count: number) => {
  asked.splice(0);
  const all = Array.from({ length: count }, (_, n) => anId('event', n + 1));
  const ids: Queries['events']['ids'] = async (page) => {
    asked.push(page);
    return {
      items: all.slice((page.page - 1) * page.limit, page.page * page.limit),
      page: page.page,
      totalPages: Math.ceil(count / page.limit),
      total: count,
    };
  };
  const series = { search: async () => ({ items: [{ id: anId('series', 1) }], page: 1, totalPages: 1, total: 1 }) };
  const world = smallWorld(
    {},
    { events: { ids } as Queries['events'], series: series as unknown as Queries['series'] },
  );
  serving = await serve(world.httpPorts, {}, { publicUrl: new URL('https://rewards.example.com') });
  return all;
};
const read = async (path: string) => {
  const answer = await fetch(serving.base + path);
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
};
/** Listed in the first file: pages for everyone, and the series where the shell has a page for it. */
const pagesOf = (): readonly string[] => [
  ...indexedPages,
  ...pagePaths()
    .filter((it) => it.startsWith('events/serie/:'))
    .map(() => `events/serie/${anId('series', 1)}`),
];
const locations = (text: string) => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, value]) => value);

test('crawlers are told where the sitemap is, and what is nobody’s to index', async () => {
  await start(0);
  const { status, type, text } = await read('/robots.txt');
  expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text).toContain('User-agent: *\nDisallow: /api/\nDisallow: /auth/\nDisallow: /fr/auth/\n');
  expect(text).toContain('\nSitemap: https://rewards.example.com/sitemap.xml\n');
});

test('the sitemap has public pages and every event in both languages, and is made once for all who ask', async () => {
  const events = await start(3);
  const [{ status, type, text }] = await Promise.all([read('/sitemap.xml'), read('/sitemap.xml')]);
  expect([status, type]).toEqual([200, 'application/xml; charset=utf-8']);
  const pages = [...pagesOf(), ...events.map((it) => `events/event/${it}`)];
  const site = 'https://rewards.example.com';
  expect(locations(text).toSorted()).toEqual(
    pages.flatMap((it) => [`${site}/${it}`, `${site}/fr${it && `/${it}`}`]).toSorted(),
  );
  expect(text).toContain(`<xhtml:link rel="alternate" hreflang="fr" href="${site}/fr/events"/>`);
  expect(text.match(/hreflang="x-default"/g)).toHaveLength(pages.length * 2);
  expect(asked).toEqual([{ page: 1, limit: 5_000 }]);
});

test('of many events it is an index of files, none of them too long', async () => {
  const events = await start(12_000);
  const index = await read('/sitemap.xml');
  expect(locations(index.text)).toEqual([1, 2, 3].map((n) => `https://rewards.example.com/sitemap-${n}.xml`));
  const files = await Promise.all([1, 2, 3].map((n) => read(`/sitemap-${n}.xml`)));
  const all = files.flatMap((it) => locations(it.text));
  expect(all).toHaveLength((events.length + pagesOf().length) * 2);
  expect(new Set(all).size).toBe(all.length);
  for (const path of ['/sitemap-4.xml', '/sitemap-0.xml', '/sitemap-x.xml', '/sitemap-9999999.xml'])
    expect((await read(path)).status).toBe(404);
});

test('what has an address of its own is listed, and personal pages are not', async () => {
  await start(0);
  const listed = locations((await read('/sitemap.xml')).text);
  expect(listed.filter((it) => /login|logout|auth|proxy|forgot|password|recovery/.test(it ?? ''))).toEqual([]);
});

test('who found a weakness is told whom to write to, at both addresses', async () => {
  await start(0);
  const [known, short] = [await read('/.well-known/security.txt'), await read('/security.txt')];
  expect(short).toEqual(known);
  expect([known.status, known.type]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(known.text).toContain('Contact: mailto:office@example.com\n');
  expect(known.text).toContain('Canonical: https://rewards.example.com/.well-known/security.txt\n');
  const expires = /^Expires: (.*)$/m.exec(known.text)?.[1] ?? '';
  expect(Date.parse(expires) - Date.parse('2025-06-10T18:00:00.000Z')).toBeGreaterThan(90 * 24 * 3_600_000);
});
