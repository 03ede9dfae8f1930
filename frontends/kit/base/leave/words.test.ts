import { expect, test } from '@jest/globals';
import { wordDifferences } from '../testing/same-words.js';
import { en } from './words/leave-en.js';
import { fr } from './words/leave-fr.js';

test('the notice says the same in both languages', () => expect(wordDifferences({ en, fr })).toEqual([]));
