import { expect, test } from '@jest/globals';
import {
  bareOfLanguage,
  DEFAULT_LOCALE,
  decimalSign,
  eachLanguage,
  inLanguage,
  isLocale,
  LANGUAGES,
  languageName,
  languageTag,
  localeOfPath,
  LOCALES,
} from '@rrr/records/languages';

test.each([
  ['/', 'en', '/'],
  ['/events', 'en', '/events'],
  ['/fr', 'fr', '/'],
  ['/fr/events?page=2', 'fr', '/events?page=2'],
  ['/france', 'en', '/france'],
  ['/events/fr', 'en', '/events/fr'],
] as const)('%s is read in %s, and without it is %s', (path, locale, bare) => {
  expect([localeOfPath(path), bareOfLanguage(path)]).toEqual([locale, bare]);
  expect(inLanguage(bare, locale)).toBe(path);
});

test('each language has addresses, a code and a name of its own, and the first has no prefix', () => {
  for (const key of ['code', 'name', 'prefix'] as const)
    expect(new Set(LANGUAGES.map((it) => it[key])).size).toBe(LANGUAGES.length);
  expect(LANGUAGES.map(({ prefix }) => prefix === '' || /^\/[a-z-]+$/i.test(prefix))).not.toContain(false);
  expect([LANGUAGES[0].prefix, LOCALES[0]]).toEqual(['', DEFAULT_LOCALE]);
});

test('a language says how it is written', () =>
  expect(eachLanguage((it) => [languageName(it), languageTag(it), decimalSign(it)])).toEqual({
    en: ['English', 'en-US', '.'],
    fr: ['Français', 'fr-CA', ','],
  }));

test('what is no code of a language is none', () =>
  expect(['fr', 'FR', 'de', '', undefined, null, 1].map(isLocale)).toEqual([true, ...Array<boolean>(6).fill(false)]));
