import { expect, test } from '@jest/globals';
import type { Award } from '@rrr/contract';
import { award, checkedResult, earned, refusedResult } from '../../pact/examples.js';
import { grouped, groupOf } from './result-groups.js';

const withAward = (status: Award['status']) => groupOf({ ...earned, award: { ...award, status } });

test.each([
  ['earned', 'open'],
  ['funded', 'finished'],
  ['current', 'finished'],
  ['spent', 'finished'],
  ['expired', 'finished'],
  ['reversed', 'nothing'],
] as const)('an award that is %s: %s', (status, group) => expect(withAward(status)).toBe(group));

test('an award still to be made is open, a refusal earned nothing', () => {
  expect(groupOf({ ...earned, award: null })).toBe('open');
  expect(groupOf(refusedResult)).toBe('nothing');
});

test('what is being checked is open, also where an earlier award was taken back', () => {
  expect(groupOf(checkedResult)).toBe('open');
  expect(groupOf({ ...checkedResult, award: { ...award, status: 'reversed' } })).toBe('open');
  const { check } = checkedResult.verdict;
  expect(
    groupOf({ ...refusedResult, verdict: { ...refusedResult.verdict, check: { ...check!, state: 'refused' } } }),
  ).toBe('nothing');
});

test('what waits comes first, and empty groups are left out', () => {
  const waiting = { ...earned, _id: '01hq00000000000000000s0009', award: null };
  expect(grouped([refusedResult, earned, waiting]).map((it) => it.group)).toEqual(['open', 'finished', 'nothing']);
  expect(grouped([earned]).map((it) => it.group)).toEqual(['finished']);
});
