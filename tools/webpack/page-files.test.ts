import { expect, test } from '@jest/globals';
import { AREA_PAGES, PAGES } from '@rrr/contract';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pageModules } from './page-files.mjs';

const frontends = path.resolve(import.meta.dirname, '../../frontends');

test.each(Object.entries(AREA_PAGES))('each page of the %s is known with the module that it loads', (area, pages) => {
  const found = pageModules(area);
  // an address without its id leads to the list and loads nothing of its own, unless it is the list
  const loaded = pages.filter((it) => it in found || !pages.some((other) => other.startsWith(`${it}/:`)));
  expect(Object.keys(found).toSorted()).toEqual(loaded.toSorted());
  for (const module of Object.values(found))
    expect([module, existsSync(path.join(frontends, area, `${module}.tsx`))]).toEqual([module, true]);
});

test('so is each public page of the shell that is loaded on demand', () => {
  const found = Object.keys(pageModules('shell'));
  for (const page of [PAGES.events, PAGES.event, PAGES.rules, PAGES.faq, PAGES.login]) expect(found).toContain(page);
});
