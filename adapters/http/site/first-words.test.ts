import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Session, StartData } from '@rrr/contract';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstWords } from './first-words.js';
import { areaFrame, siteFrame } from './frames.js';

const BUILT = {
  shell: { '': 'Finish well. Get rewarded.', dealers: 'dealers' },
  rider: { '': 'Dashboard', earnings: 'Earning' },
};
let words: ReturnType<typeof firstWords>;
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'first-words-'));
  for (const [app, pages] of Object.entries(BUILT)) {
    mkdirSync(join(folder, app));
    const of = (language: string) =>
      Object.fromEntries(Object.entries(pages).map(([page, title]) => [page, { title: `${title} (${language})` }]));
    writeFileSync(join(folder, app, 'first-words.json'), JSON.stringify({ en: of('en'), fr: of('fr') }));
  }
  words = firstWords(folder);
});

const sessionWith = (over: Partial<Session>, valid = true): StartData => ({
  session: {
    account: {
      _id: 'a',
      email: 'robin@example.com',
      type: 'rider',
      emailVerified: true,
      deActivated: false,
      locale: 'en',
    },
    user: { _id: 'u', fullName: 'Robin Vale', email: 'robin@example.com', phone: '', bikes: [{ _id: 'b', valid }] },
    proxyHost: null,
    ...over,
  } as Session,
});
const rider = { area: 'rider', page: 'earnings', locale: 'fr', isPlain: true, data: sessionWith({}) } as const;
const visitor = { area: undefined, page: '', locale: 'en', isPlain: false, data: {} } as const;

describe('the first words of a page', () => {
  test('are those of its app, in its language', () => {
    expect(words(visitor)?.title).toBe('Finish well. Get rewarded. (en)');
    expect(words(rider)?.title).toBe('Earning (fr)');
  });

  test.each([
    ['a page without any', { ...rider, page: 'security' }],
    ['an app that is not built here', { ...rider, area: 'admin' }],
    ['an address that asks for something', { ...rider, isPlain: false }],
    ['who acts as a rider, which is said above the page', { ...rider, data: sessionWith({ proxyHost: {} as never }) }],
    ['a rider without a verified bike, who is told so above it', { ...rider, data: sessionWith({}, false) }],
    ['a page whose visitor is not known in time', { ...rider, data: {} }],
    ['a home page under a notice', { ...visitor, data: { notices: { place: 'home', shown: [{ text: 'Closed' }] } } }],
    ['dealers near a place', { ...visitor, page: 'dealers' }],
  ] as const)('are none for %s', (_, asked) => {
    expect(words(asked as Parameters<typeof words>[0])).toBeUndefined();
  });

  test('are on the dashboard of a rider without a verified bike: it tells so below its heading', () => {
    expect(words({ ...rider, page: '', data: sessionWith({}, false) })?.title).toBe('Dashboard (fr)');
  });
});

describe('the frame of a page', () => {
  test('has them in the elements that the page has', () => {
    expect(areaFrame({ title: 'A & B', lead: '<b>', acts: true })).toContain(
      '<header class="area-head" data-acts><h1>A &amp; B</h1><p>&lt;b&gt;</p></header>',
    );
    expect(siteFrame(false, '', { title: 'Finish well. Get rewarded.', lead: 'Race.' })).toContain(
      '<h1><span>Finish well. </span><span>Get rewarded. </span></h1><p class="lead muted">Race.</p>',
    );
  });

  test.each(['events', 'dealers', 'promoters'])('has one heading on the page of %s', (page) => {
    expect(siteFrame(true, page, { title: 'T', lead: 'L' }).match(/<h1>T/g)).toHaveLength(1);
  });

  test('has none where there are no words, or no place for them', () => {
    for (const html of [
      areaFrame(undefined),
      siteFrame(false, 'events', undefined),
      siteFrame(false, 'login', { title: 'T' }),
    ])
      expect(html).not.toContain('<h1>');
  });
});
