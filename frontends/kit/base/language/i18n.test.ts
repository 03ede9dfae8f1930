import { expect, jest, test } from '@jest/globals';
import { makeI18n } from './i18n.js';
import { makeTranslate } from './translate.js';
import { wordDifferences } from '../testing/index.js';

const words = {
  en: {
    hello: 'Hello {{name}}',
    only: 'English',
    list: { riders_one: '{{count}} rider', riders_other: '{{count}} riders' },
  },
  fr: { hello: 'Bonjour {{name}}', list: { riders_one: '{{count}} pilote', riders_other: '{{count}} pilotes' } },
};

test('fills holes and chooses the plural of its language', () => {
  const [english, french] = [makeI18n(words, 'en'), makeI18n(words, 'fr')];
  expect(english.t('hello', { name: 'Ann & Bo' })).toBe('Hello Ann & Bo');
  expect([0, 1, 2].map((count) => english.t('list.riders', { count }))).toEqual(['0 riders', '1 rider', '2 riders']);
  expect([0, 1, 2, 1_000_000].map((count) => french.t('list.riders', { count }))).toEqual([
    '0 pilote',
    '1 pilote',
    '2 pilotes',
    '1\u00a0000\u00a0000 pilotes',
  ]);
});

test('French never falls back to English: a missing word is marked and reported', () => {
  const report = jest.fn();
  expect(makeI18n(words, 'fr', report).t('only')).toBe('⟦only⟧');
  expect(report).toHaveBeenCalledWith(new Error('Missing word in fr: only'));
});

test('two apps do not see each other', () => {
  expect(makeI18n({ en: { a: 'A' }, fr: { a: 'A' } }, 'en').t('hello')).toBe('⟦hello⟧');
});

test('the difference of two languages names the key', () => {
  expect(wordDifferences(words)).toEqual(['only is missing in French']);
  expect(wordDifferences({ en: { a: '{{x}}' }, fr: { a: 'y' } })).toEqual(['a has other holes: {x} and {}']);
});

test.each([
  ['Vraiment ?', 1],
  ['Montant : 125,00\u00a0$', 1],
  ['12,5 %', 1],
  ['Tapez « oui »', 1],
  ['Vraiment? Oui; enfin\u00a0: 125,00\u00a0$, 12,5\u00a0% et «\u00a0oui\u00a0» à 19:30', 0],
])('French is set as in Canada: %s', (a, faults) =>
  expect(wordDifferences({ en: { a: 'a' }, fr: { a } })).toHaveLength(faults),
);

test.each(['en', 'fr'] as const)('the small translator reads %s as i18next does', (locale) => {
  const [small, large] = [makeTranslate(words, locale), makeI18n(words, locale)];
  for (const count of [0, 1, 2, 21, 1_000_000])
    expect(small('list.riders', { count })).toBe(large.t('list.riders', { count }));
  expect(small('hello', { name: 'Ann & Bo' })).toBe(large.t('hello', { name: 'Ann & Bo' }));
  expect(small('nowhere')).toBe(large.t('nowhere'));
});
