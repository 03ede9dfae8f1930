import { expect, test } from '@jest/globals';
import noWords from './no-words.mjs';

test('the words of the other language are empty tables, under all their names', () =>
  expect(
    noWords(
      "import type { en } from './en.js';\nexport const fr: typeof en = { title: 'Titre' };\nexport const more = {};",
    ),
  ).toBe('export const fr = {};\nexport const more = {};'));
