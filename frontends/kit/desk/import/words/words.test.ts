import { expect, test } from '@jest/globals';
import { wordDifferences } from '@rrr/kit/base/testing';
import { en } from './en.js';
import { fr } from './fr.js';

test('the words are there in both languages', () => expect(wordDifferences({ en, fr })).toEqual([]));
