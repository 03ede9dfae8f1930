import { expect, test } from '@jest/globals';
import { askedMonth, monthAfter, monthOf, monthsToChoose } from './months.js';

test('a month begins when it begins in Los Angeles', () => {
  expect(monthOf(new Date('2026-11-01T06:59:00Z'))).toBe('2026-10');
  expect(monthOf(new Date('2026-11-01T07:00:00Z'))).toBe('2026-11');
});

test.each([
  ['2026-01', -1, '2025-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-05', -24, '2024-05'],
])('%s and %i', (month, by, then) => expect(monthAfter(month, by)).toBe(then));

test.each([
  ['2026-10', '2026-10'],
  ['2026-12', '2026-11'],
  ['2026-13', '2026-11'],
  ['october', '2026-11'],
  [null, '2026-11'],
])('the address asks for %j: %s', (text, month) => expect(askedMonth(text, '2026-11')).toBe(month));

test('two years can be chosen, and what is shown', () => {
  expect(monthsToChoose('2026-11', '2026-10')).toHaveLength(24);
  expect(monthsToChoose('2026-11', '2022-03').at(-1)).toBe('2022-03');
});
