import { expect, test } from '@jest/globals';
import { wordDifferences } from '@rrr/kit/base/testing';
import { en } from './en.js';
import { en as expireEn, fr as expireFr } from './expire.js';
import { fr } from './fr.js';

test('the words are there in both languages', () => {
  expect(wordDifferences({ en, fr })).toEqual([]);
  expect(wordDifferences({ en: expireEn, fr: expireFr })).toEqual([]);
});
