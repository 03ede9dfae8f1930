import { expect, test } from '@jest/globals';
import { wordDifferences } from '@rrr/kit/base/testing';
import { en as chartEn, fr as chartFr } from '../chart/words.js';
import { en as commandEn, fr as commandFr } from '../command/words.js';
import { en as filesEn, fr as filesFr } from '../files/words.js';
import { en as wizardEn, fr as wizardFr } from '../wizard/words.js';

const WORDS = {
  chart: { en: chartEn, fr: chartFr },
  command: { en: commandEn, fr: commandFr },
  files: { en: filesEn, fr: filesFr },
  wizard: { en: wizardEn, fr: wizardFr },
};

test.each(Object.entries(WORDS))('%s says the same in both languages', (_, words) =>
  expect(wordDifferences(words)).toEqual([]),
);
