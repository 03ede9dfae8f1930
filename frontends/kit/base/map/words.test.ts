import { expect, test } from '@jest/globals';
import { wordDifferences } from '../testing/same-words.js';
import { en } from './words/map-en.js';
import { fr } from './words/map-fr.js';

test('the map says the same in both languages', () => expect(wordDifferences({ en, fr })).toEqual([]));
