import { expect, test } from '@jest/globals';
import { wordDifferences } from '@rrr/kit/base/testing';
import { en } from './en.js';
import { fr } from './fr.js';

test('a file of the events of a series says the same in both languages', () =>
  expect(wordDifferences({ en, fr })).toEqual([]));
