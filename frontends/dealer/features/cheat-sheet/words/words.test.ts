import { expect, test } from '@jest/globals';
import { wordDifferences } from '@rrr/kit/base/testing';
import { sheet as en } from './en.js';
import { sheet as fr } from './fr.js';

test('both languages say the same', () => expect(wordDifferences({ en, fr })).toEqual([]));
