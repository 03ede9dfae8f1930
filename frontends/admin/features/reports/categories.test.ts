import { expect, test } from '@jest/globals';
import { usd } from '../../pact/examples.js';
import { categoriesOf } from './categories.js';
import type { SummaryReport } from './SummaryFigures.js';

const cross = { _id: 'c1', description: 'Cross-country', amount: usd(30000), count: 2 };
const given = (over: Partial<SummaryReport>) =>
  categoriesOf({
    earned: usd(46500),
    categoriesEarned: [cross],
    withoutCategory: { amount: usd(16500), count: 1 },
    ...over,
  } as SummaryReport);

test('what belongs to no category has its row, so that the rows add up to the total', () => {
  const { rows, overlap } = given({});
  expect(rows.map((it) => it.amount.amount)).toEqual([30000, 16500]);
  expect(overlap).toBe(false);
});

test('a row of nothing is left out, but a program without categories still has its total', () => {
  const nothing = { amount: usd(0), count: 0 };
  expect(given({ withoutCategory: nothing }).rows).toEqual([cross]);
  expect(given({ categoriesEarned: [], withoutCategory: nothing }).rows).toHaveLength(1);
});

test('it is told when a series in two categories counts twice', () => {
  expect(given({ categoriesEarned: [cross, { ...cross, _id: 'c2' }] }).overlap).toBe(true);
});
