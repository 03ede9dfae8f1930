import { expect, test } from '@jest/globals';
import { translator } from './translator.js';

test.each([
  ['en', /older Office format such as \.xls\. Nothing was saved; save it as CSV or XLSX/],
  ['fr', /ancien format d’Office comme \.xls\. Rien n’a été enregistré\s?; sauvegardez-le au format CSV ou XLSX/],
] as const)('an old spreadsheet is refused with what to do, in %s', (locale, text) =>
  expect(translator(locale, '2025-06-10T18:00:00.000Z').problem('FILE_NOT_READABLE', { why: 'xls', line: 0 })).toMatch(
    text,
  ),
);
