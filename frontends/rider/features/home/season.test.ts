import { expect, test } from '@jest/globals';
import type { Earning } from '@rrr/contract';
import { usd } from '@rrr/kit/pact/examples';
import { award, checkedResult, earned, refusedResult } from '../../pact/examples.js';
import { seasonOf } from './season.js';

const raced = (startDate: string | null, over: Partial<Earning> = {}): Earning => ({
  ...earned,
  event: { ...earned.event, startDate },
  ...over,
});
const cash = (status: 'earned' | 'funded' | 'expired') =>
  ({ ...award, type: 'cash', status, initialValue: usd(25_000) }) satisfies Earning['award'];

test('no result with a date, no season', () => {
  expect(seasonOf([])).toBeUndefined();
  expect(seasonOf([raced(null)])).toBeUndefined();
});

test('the newest year, in the order of the races', () => {
  const season = seasonOf([raced('2026-05-02'), raced('2025-12-30'), raced('2026-02-28')]);
  expect(season?.year).toBe('2026');
  expect(season?.races.map((it) => it.event.startDate)).toEqual(['2026-02-28', '2026-05-02']);
  expect(season?.earned).toEqual([usd(25_000)]);
});

test('height is money, and the state tells whether it was paid', () => {
  const season = seasonOf([
    raced('2026-02-28'),
    raced('2026-03-07', { award: cash('earned') }),
    raced('2026-03-14', { award: cash('funded') }),
    raced('2026-03-21', { award: null }),
    raced('2026-03-28', { award: { ...award, status: 'reversed' } }),
    raced('2026-04-04', { verdict: refusedResult.verdict, award: null }),
    raced('2026-04-11', { award: cash('expired') }),
  ]);
  expect(season?.races.map(({ state, height }) => `${state} ${height}`)).toEqual([
    'paid 0.5',
    'due 1',
    'paid 1',
    'due 0.5',
    'nothing 0',
    'nothing 0',
    'nothing 0',
  ]);
});

test('each currency has its own highest', () => {
  const canadian = { ...award, initialValue: { amount: 5_000, currency: 'CAD' as const } };
  const season = seasonOf([raced('2026-02-28'), raced('2026-03-07', { award: canadian })]);
  expect(season?.races.map((it) => it.height)).toEqual([1, 1]);
  expect(season?.earned).toHaveLength(2);
});

test('a race whose results are awaited stands among the others, once, until they are here', () => {
  const race = (n: number, startDate: string | null) => ({
    _id: `01hq0000000000000000000e7${n}`,
    title: 'Race',
    startDate,
  });
  const known = raced('2026-02-28');
  const season = seasonOf([known], [race(1, '2026-03-07'), race(1, '2026-03-07'), race(2, null), { ...known.event }]);
  expect(season?.races.map((it) => `${it.state} ${it.event.startDate} ${it.height}`)).toEqual([
    'paid 2026-02-28 1',
    'awaited 2026-03-07 0',
  ]);
  expect(seasonOf([], [race(3, '2026-04-04')])?.year).toBe('2026');
});

test('what is being checked is not counted as earned yet', () => {
  const season = seasonOf([raced('2026-02-28'), raced('2026-03-07', { ...checkedResult, event: earned.event })]);
  expect(season?.earned).toEqual([usd(12_500)]);
  const checked = seasonOf([{ ...checkedResult, event: { ...earned.event, startDate: '2026-03-07' } }]);
  expect(checked?.races).toMatchObject([{ state: 'checked', money: null }]);
});
