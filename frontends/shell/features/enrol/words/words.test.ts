import { expect, test } from '@jest/globals';
import { wordDifferences } from '@rrr/kit/base/testing';
import { en } from './en.js';
import { fr } from './fr.js';
import { laterEn } from './later-en.js';
import { laterFr } from './later-fr.js';

test('enrolling says the same in both languages', () =>
  expect([...wordDifferences({ en, fr }), ...wordDifferences({ en: laterEn, fr: laterFr })]).toEqual([]));
