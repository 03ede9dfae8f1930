import { expect, test } from '@jest/globals';
import { entry, usd } from '../../pact/examples.js';
import { statementOf } from './statement.js';

const at = (day: string, before: number, after: number) => ({
  ...entry,
  _id: `${entry._id}${day}`,
  at: `${day}T18:00:00.000Z`,
  amount: usd(after - before),
  previousBalance: usd(before),
  newBalance: usd(after),
});
const entries = [at('2026-04-02', 9000, 8000), at('2026-03-20', 5000, 9000), at('2026-03-01', 1000, 5000)];
const sums = (page: number, totalPages: number) =>
  statementOf(entries, { page, totalPages }).map(({ month, closing, change }) => [
    month,
    closing?.amount ?? null,
    change?.amount ?? null,
  ]);

test('each month has its closing balance and what changed', () =>
  expect(sums(1, 1)).toEqual([
    ['2026-04', 8000, -1000],
    ['2026-03', 9000, 8000],
  ]));

test('a month that is cut by a page has no sum', () =>
  expect(sums(2, 3)).toEqual([
    ['2026-04', null, null],
    ['2026-03', 9000, null],
  ]));

test('a month is one of Los Angeles', () => {
  const late = { ...entry, at: '2026-04-01T05:00:00.000Z' };
  expect(statementOf([late], { page: 1, totalPages: 1 })[0]?.month).toBe('2026-03');
});
