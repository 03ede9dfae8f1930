import { expect, test } from '@jest/globals';
import { isRate, rateOf } from './treaty-rate.js';

test.each([
  ['15', 15],
  [' 12,5 ', 12.5],
  ['0', 0],
  ['10.25 %', 10.25],
  ['', Number.NaN],
  ['10.255', Number.NaN],
  ['-1', Number.NaN],
  ['ten', Number.NaN],
])('%j is the rate %d', (typed, rate) => expect(rateOf(typed)).toBe(rate));

test('a rate lies below what is usually withheld', () =>
  expect(['0', '29.99', '30', '31', ''].map((it) => isRate(it, 30))).toEqual([true, true, false, false, false]));
