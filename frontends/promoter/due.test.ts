import { expect, test } from '@jest/globals';
import { daysBetween, stateOf, today } from './due.js';
import { listed } from './testing/examples.js';

test('today is the day in Los Angeles', () =>
  expect(['2026-11-02T07:59:00Z', '2026-11-02T08:01:00Z'].map((it) => today(new Date(it)))).toEqual([
    '2026-11-01',
    '2026-11-02',
  ]));

test('days are counted over a change of the clock and a leap day', () =>
  expect([
    daysBetween('2026-10-31', '2026-11-02'),
    daysBetween('2028-02-28', '2028-03-01'),
    daysBetween('2026-11-02', '2026-11-01'),
  ]).toEqual([2, 2, -1]));

test.each([
  [{}, 'waiting'],
  [{ classesWithResults: 3 }, 'done'],
  [{ classCount: 0, classesWithResults: 0 }, 'waiting'],
  [{ startDate: '2026-12-01' }, 'upcoming'],
  [{ startDate: null }, 'undated'],
  [{ startDate: null, published: false }, 'draft'],
  [{ status: 'canceled' as const, classesWithResults: 3 }, 'canceled'],
])('an event (%j) is %s', (over, state) => expect(stateOf({ ...listed, ...over }, '2026-11-20')).toBe(state));
