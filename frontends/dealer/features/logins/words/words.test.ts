import { expect, test } from '@jest/globals';
import { wordDifferences } from '@rrr/kit/base/testing';
import { logins as en } from './en.js';
import { logins as fr } from './fr.js';
import * as removing from './removing.js';

test('both languages say the same', () => expect(wordDifferences({ en, fr })).toEqual([]));
test('of the dialog too', () => expect(wordDifferences(removing)).toEqual([]));
