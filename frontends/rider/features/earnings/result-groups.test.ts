import { expect, test } from '@jest/globals';
import type { Award } from '@rrr/contract';
import { award, checkedResult, earned, refusedResult } from '../../pact/examples.js';
import { grouped, groupOf } from './result-groups.js';

const never = () => false;
const withAward = (status: Award['status'], isRequested = never as () => boolean) =>
  groupOf({ ...earned, award: { ...award, status } }, isRequested);

test.each([
  ['earned', 'owed'],
  ['funded', 'finished'],
  ['current', 'finished'],
  ['spent', 'finished'],
  ['expired', 'finished'],
  ['reversed', 'nothing'],
] as const)('an award that is %s: %s', (status, group) => expect(withAward(status)).toBe(group));

test('cash that was requested is no longer owed', () => {
  expect(withAward('earned', () => true)).toBe('requested');
  expect(withAward('funded', () => true)).toBe('finished');
});

test('an award still to be made is open, a refusal earned nothing', () => {
  expect(groupOf({ ...earned, award: null }, never)).toBe('open');
  expect(groupOf(refusedResult, never)).toBe('nothing');
});

test('what only a parent or guardian has to agree to is open', () => {
  const missing = (...codes: readonly ('CONSENT_MISSING' | 'NOT_FINISHED')[]) => {
    const reasons = codes.map((code) => ({ code, detail: '' }));
    return groupOf({ award: null, verdict: { ...refusedResult.verdict, reasons } }, never);
  };
  expect([missing('CONSENT_MISSING'), missing('CONSENT_MISSING', 'NOT_FINISHED')]).toEqual(['open', 'nothing']);
});

test('what is being checked is open, also where an earlier award was taken back', () => {
  expect(groupOf(checkedResult, never)).toBe('open');
  expect(groupOf({ ...checkedResult, award: { ...award, status: 'reversed' } }, never)).toBe('open');
  const { check } = checkedResult.verdict;
  expect(
    groupOf({ ...refusedResult, verdict: { ...refusedResult.verdict, check: { ...check!, state: 'refused' } } }, never),
  ).toBe('nothing');
});

test('what waits comes first, and empty groups are left out', () => {
  const waiting = { ...earned, _id: '01hq00000000000000000s0009', award: null };
  const owed = { ...earned, _id: '01hq00000000000000000s0008', award: { ...award, status: 'earned' as const } };
  expect(grouped([refusedResult, earned, waiting, owed], never).map((it) => it.group)).toEqual([
    'owed',
    'open',
    'finished',
    'nothing',
  ]);
  expect(grouped([earned], never).map((it) => it.group)).toEqual(['finished']);
});
