import { expect, test } from '@jest/globals';
import { wordDifferences } from '@rrr/kit/base/testing';
import { en as faqEn } from './faq-en.js';
import { fr as faqFr } from './faq-fr.js';
import { en as rulesEn } from './rules-en.js';
import { fr as rulesFr } from './rules-fr.js';

test('rules and FAQ say the same in both languages', () => {
  expect([...wordDifferences({ en: faqEn, fr: faqFr }), ...wordDifferences({ en: rulesEn, fr: rulesFr })]).toEqual([]);
});
