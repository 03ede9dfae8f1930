import { expect, test } from '@jest/globals';
import { makeTranslate } from '@rrr/kit/base';
import { en } from './event-en.js';
import { fr } from './event-fr.js';

test('one starter is told in the singular', () => {
  const say = makeTranslate({ en, fr }, 'fr');
  expect([1, 2].map((count) => say('status.tooSmall', { count, needed: 5 }))).toEqual([
    '1 partant, 5 requis',
    '2 partants, 5 requis',
  ]);
  expect([1, 2].map((count) => say('started', { count, of: 5 }))).toEqual(['1 partant sur 5', '2 partants sur 5']);
});
