import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RouteObject } from 'react-router-dom';
import { AREA_PAGES, documentTitle, PAGES } from '@rrr/contract';
import { inEachLanguage, LOCALES } from '@rrr/records/languages';
import { en } from '../words/page-en.js';
import { fakeShell } from '../testing/render-shell.js';
import { siteRoutes } from '../site/router.js';

const frontends = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** The addresses of a tree of routes, but those that catch what is unknown. */
const pathsOf = (routes: readonly RouteObject[], above = ''): readonly string[] =>
  routes.flatMap((route) => {
    if (route.path?.endsWith('*')) return [];
    const at = [above, route.path].filter(Boolean).join('/');
    return route.children ? pathsOf(route.children, at) : [at];
  });

test.each(['/', '/fr'])('the router below %s has the pages that the server knows, and no other', (at) => {
  const found = pathsOf(siteRoutes(fakeShell({ at }).shell)).map((it) => it.replace(/^\/+(?:fr(?:\/|$))?/, ''));
  expect(found.filter((it) => !it.startsWith('auth/:')).toSorted()).toEqual(Object.values(PAGES).toSorted());
});

test.each(Object.entries(AREA_PAGES))(
  'the area of the %s has the pages that the server knows, and no other',
  (area, pages) => {
    const source = readFileSync(path.join(frontends, area, 'remote.tsx'), 'utf8');
    const registered = [
      ...source.matchAll(/\{\s+(?:index: true|path: '([^']+)'),\s+element|pageAt\(\s*'([^']+)'/g),
    ].map(([, below, at]) => below ?? at ?? '');
    expect(registered.toSorted()).toEqual([...pages].toSorted());
  },
);

test('the built page is called as the program', () => {
  const words = inEachLanguage(en);
  for (const locale of LOCALES) expect(words[locale].title).toBe(documentTitle(undefined, locale));
});
