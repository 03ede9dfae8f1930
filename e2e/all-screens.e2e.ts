import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { findPage } from '../adapters/http/routing/pages.js';
import type { Places } from './screen.js';
import { screens } from './screens.js';

/** The 73 screens of the requirements; `{id?}` may be left out. */
const SPECIFIED = [
  '/',
  '/events',
  '/events/event/{eventId?}',
  '/events/serie/{seriesId?}',
  '/dealers',
  '/promoters',
  '/about/faq',
  '/about/rules',
  '/about/contact',
  '/thank-you-contact',
  '/privacy-policy',
  '/requirements/super-twin',
  '/requirements/single-cylinder',
  '/login',
  '/register',
  '/forgot-password',
  '/forgot-password-reset',
  '/password-lost-reset',
  '/account-recovery',
  '/oauth/callback',
  '/auth/email-verify',
  '/proxy-rider/{riderId}',
  '/proxy-dealer/{dealerId}',
  '/proxy-promoter/{promoterId}',
  '/proxy-remove',
  '/auth/admin',
  '/auth/admin/cash-out-report',
  '/auth/admin/categories',
  '/auth/admin/category/{categoryId?}',
  '/auth/admin/dealer-logins',
  '/auth/admin/dealer-refunds',
  '/auth/admin/dealers',
  '/auth/admin/dealer/{dealerId?}',
  '/auth/admin/events',
  '/auth/admin/event/{eventId?}',
  '/auth/admin/finished-results-events',
  '/auth/admin/late-results-events',
  '/auth/admin/market-share-month',
  '/auth/admin/market-share-series',
  '/auth/admin/profile',
  '/auth/admin/promoter-applications',
  '/auth/admin/promoter-applications/{promoterId?}',
  '/auth/admin/promoters',
  '/auth/admin/promoter/{promoterId?}',
  '/auth/admin/rider-earnings',
  '/auth/admin/rider-redemptions',
  '/auth/admin/rider-vin-report',
  '/auth/admin/riders',
  '/auth/admin/rider/{riderId?}',
  '/auth/admin/series',
  '/auth/admin/serie/{seriesId?}',
  '/auth/admin/summary',
  '/auth/admin/vin-patterns',
  '/auth/dealer',
  '/auth/dealer/profile',
  '/auth/dealer/redemptions',
  '/auth/dealer/riders',
  '/auth/dealer/rider/{riderId?}',
  '/auth/dealer/cheat-sheet',
  '/auth/promoter',
  '/auth/promoter/profile',
  '/auth/promoter/event/{eventId?}',
  '/auth/promoter/serie/{seriesId?}',
  '/auth/rider',
  '/auth/rider/cashout',
  '/auth/rider/category',
  '/auth/rider/earnings',
  '/auth/rider/events',
  '/auth/rider/profile',
  '/auth/rider/redemptions',
  '/auth/rider/series',
  '/auth/rider/event/{eventId?}',
  '/auth/rider/serie/{seriesId?}',
];
const ID = '01hq0000000000000000000001';
const places = new Proxy({} as Places, { get: () => ID });
const pageOf = (path: string): string | undefined => findPage(path.split(/[?#]/)[0]!)?.page;
/** A page without its record leads to the list or to a new one, so the browser looks at the record. */
const whole = (path: string): string => path.replaceAll(/\{\w+\??\}/g, ID);

test('all 73 screens of the requirements are there, with and without the record that may be left out', () => {
  expect(new Set(SPECIFIED).size).toBe(73);
  const paths = SPECIFIED.flatMap((it) => [whole(it), it.replace(/\/\{\w+\?\}/, '')]);
  expect(paths.filter((it) => !it.includes('{') && pageOf(it) === undefined)).toEqual([]);
});

/** Reached by clicks, from another screen of the list: the names of those screens. */
const CLICKED: Readonly<Record<string, string>> = {
  '/events/serie/{seriesId?}': 'a series',
  '/auth/admin/category/{categoryId?}': 'the admin’s category',
  '/auth/admin/dealer/{dealerId?}': 'the admin’s dealer',
  '/auth/admin/promoter-applications/{promoterId?}': 'the admin’s application',
  '/auth/admin/promoter/{promoterId?}': 'the admin’s promoter',
  '/auth/admin/serie/{seriesId?}': 'the admin’s page of a series',
  '/auth/promoter/serie/{seriesId?}': 'the promoter’s page of a series',
  '/auth/rider/category': 'the rider’s category',
  '/auth/rider/serie/{seriesId?}': 'the rider’s page of a series',
};
/** Each has a test of its own that goes through it: its file. */
const PASSED_THROUGH: Readonly<Record<string, string>> = {
  '/auth/email-verify': 'enrol.e2e.ts',
  '/proxy-dealer/{dealerId}': 'acting.e2e.ts',
  '/proxy-promoter/{promoterId}': 'acting.e2e.ts',
  '/proxy-remove': 'acting.e2e.ts',
};

test('a browser looks at each of them', () => {
  const seen = new Set(screens.map((it) => pageOf(it.path(places))));
  const names = new Set(screens.map(({ name }) => name));
  const unseen = SPECIFIED.filter(
    (it) => !seen.has(pageOf(whole(it))) && !names.has(CLICKED[it] ?? '') && !(it in PASSED_THROUGH),
  );
  expect(unseen).toEqual([]);
});

test.each(Object.entries(PASSED_THROUGH))('%s is gone through by %s', (path, file) => {
  const source = readFileSync(new URL(file, import.meta.url), 'utf8');
  expect(source).toContain(path.replace(/\/\{.*/, ''));
});
