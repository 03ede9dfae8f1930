import { expect, test } from '@jest/globals';
import { monthName, numberFormat } from './kept-formats.js';

test('a month by its name, of a date or of a month, in both languages', () => {
  expect(monthName('en', '2026-03-31')).toBe('Mar');
  expect(monthName('fr', '2026-03')).toBe('mars');
  expect(monthName('en', '2026-03', { length: 'narrow' })).toBe('M');
  expect(monthName('fr', '2026-12-31', { length: 'long', year: true })).toBe('décembre 2026');
  expect(monthName('en', '2026-12', { year: true })).toBe('Dec 2026');
});

test('a format is made once for its language and options', () => {
  const asked = { maximumFractionDigits: 3 };
  const first = numberFormat('en', asked);
  expect(numberFormat('en', { ...asked })).toBe(first);
  expect(numberFormat('fr', asked)).not.toBe(first);
  expect([first.format(1234.5), numberFormat('fr', asked).format(1234.5)]).toEqual(['1,234.5', '1\u00a0234,5']);
});
