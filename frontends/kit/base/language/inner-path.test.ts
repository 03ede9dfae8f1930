import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { innerPath } from './inner-path.js';
import { withoutLanguage } from './without-language.js';

test.each([
  ['/auth/rider', '/auth/rider'],
  ['/auth/admin/riders?page=2#top', '/auth/admin/riders?page=2#top'],
  ['/fr/événements', '/fr/%C3%A9v%C3%A9nements'],
  ['/a/../b', '/b'],
  ['//evil.example', undefined],
  ['/.//evil.example', undefined],
  ['/a/..//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['/\t/evil.example', undefined],
  ['/\n\\evil.example', undefined],
  ['https://evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['evil.example', undefined],
  ['', undefined],
  [null, undefined],
])('%j is %j', (given, path) => expect(innerPath(given)).toBe(path));

test.each([
  ['/fr/events', '/events'],
  ['/fr', '/'],
  ['/frames', '/frames'],
  ['/fr//evil.example', '/evil.example'],
  ['/fr/\\evil.example', '/evil.example'],
])('%j without its language is %j', (given, path) => expect(withoutLanguage(given)).toBe(path));

const parts = fc.constantFrom(
  '/',
  '\\',
  '.',
  '..',
  '\t',
  '\n',
  '\r',
  ' ',
  ':',
  '@',
  '?',
  '#',
  'fr',
  'evil.example',
  'a',
  '%2f',
);
const address = fc.oneof(
  fc.array(parts, { maxLength: 9 }).map((it) => it.join('')),
  fc.string({ unit: 'grapheme', maxLength: 20 }).map((it) => `/${it}`),
);
const origin = 'https://red.example';

test('no address leads out of the portal, in either language', () =>
  fc.assert(
    fc.property(address, (given) => {
      const path = innerPath(given);
      if (path === undefined) return;
      expect(new URL(path, origin).origin).toBe(origin);
      // and stays what it is when it is read again
      expect(innerPath(path)).toBe(path);
      const { pathname } = new URL(path, origin);
      expect(new URL(withoutLanguage(pathname), origin).origin).toBe(origin);
      expect(new URL(`/fr${withoutLanguage(pathname)}`, origin).origin).toBe(origin);
    }),
    { numRuns: 2_000 },
  ));
