import { expect, test } from '@jest/globals';
import { makeTranslate } from '@rrr/kit/base';
import { en } from './en.js';
import { fr } from './fr.js';

test('one starter is told in the singular', () => {
  const say = makeTranslate({ en, fr }, 'fr');
  expect([1, 2].map((count) => say('event.status.tooSmall', { count, needed: 5 }))).toEqual([
    '1 partant, 5 requis',
    '2 partants, 5 requis',
  ]);
  expect([1, 2].map((count) => say('event.started', { count, of: 5 }))).toEqual([
    '1 partant sur 5',
    '2 partants sur 5',
  ]);
});
