import { expect, test } from '@jest/globals';
import { wordDifferences } from '@rrr/kit/base/testing';
import * as chart from '../chart/words.js';
import * as command from '../command/words.js';
import * as files from '../files/words.js';
import * as wizard from '../wizard/words.js';

test.each(Object.entries({ chart, command, files, wizard }))('%s says the same in both languages', (_, words) =>
  expect(wordDifferences(words)).toEqual([]),
);
