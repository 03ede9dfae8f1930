import { expect, test } from '@jest/globals';
import { wordDifferences } from '../testing/same-words.js';
import * as words from './words.js';

test('the notice says the same in both languages', () => expect(wordDifferences(words)).toEqual([]));
