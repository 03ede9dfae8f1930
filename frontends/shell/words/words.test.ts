import { expect, test } from '@jest/globals';
import { wordDifferences } from '@rrr/kit/base/testing';
import { en } from './en.js';
import { fr } from './fr.js';

test('both languages say the same things', () => expect(wordDifferences({ en, fr })).toEqual([]));
