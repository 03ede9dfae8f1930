import { expect, test } from '@jest/globals';
import { isFoundByAma } from './index.js';

test.each([
  ['1200345', '1200345', true],
  [' 1200345 ', '1200345', true],
  ['AMA-077', '77', true],
  ['120034', '1200345', false],
  ['12003456', '1200345', false],
  ['carter', '1200345', false],
  ['carter', null, false],
  ['', null, false],
  ['', '', false],
  [undefined, null, false],
])('“%s” names the AMA number %s: %s', (typed, amaNumber, found) => expect(isFoundByAma(typed, amaNumber)).toBe(found));
