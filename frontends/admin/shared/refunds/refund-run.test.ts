import { expect, test } from '@jest/globals';
import {
  isDone,
  known,
  newRun,
  openBatches,
  rowsDone,
  rowsRefused,
  sumsOf,
  withOutcomes,
  type RunRow,
} from './refund-run.js';

const rows = (count: number): RunRow[] =>
  Array.from({ length: count }, (_, at) => ({
    _id: `r${at}`,
    code: `C${at}`,
    dealer: 'High Desert Cycles',
    amount: { amount: 100, currency: at % 2 === 0 ? 'USD' : 'CAD' },
  }));
let keys = 0;
const newKey = () => `key-${(keys += 1)}`;

test('every redemption is in one request, and each request has its key', () => {
  const run = newRun('refund', rows(120), newKey);
  expect(run.batches.map(({ ids }) => ids.length)).toEqual([50, 50, 20]);
  expect(new Set(run.batches.flatMap(({ ids }) => ids)).size).toBe(120);
  expect(new Set(run.batches.map(({ key }) => key)).size).toBe(3);
});

test('what has an outcome is not sent again', () => {
  const run = newRun('refund', rows(60), newKey);
  const [first] = run.batches;
  const after = withOutcomes(
    run,
    first!.ids.map((_id, at) => ({ _id, refused: at === 0 ? { detail: 'Already refunded' } : null })),
  );
  expect(openBatches(after)).toEqual([run.batches[1]]);
  expect([known(after), rowsDone(after).length, rowsRefused(after).length, isDone(after)]).toEqual([50, 49, 1, false]);
});

test('currencies are not added', () =>
  expect(sumsOf(rows(3))).toEqual([
    { amount: 200, currency: 'USD' },
    { amount: 100, currency: 'CAD' },
  ]));
