import { describe, expect, it } from '@jest/globals';
import { runSync, mapInSlices, withoutYielding, runInSteps } from './index.js';

const rows = Array.from({ length: 1_200 }, (_, n) => n);
const counted = () => {
  const seen: number[] = [];
  return { seen, breatheAfter: (done: readonly unknown[]) => () => (seen.push(done.length), Promise.resolve()) };
};

describe('long work', () => {
  it('gives the same, in order, and lets others be served after each 250 rows', async () => {
    const { seen, breatheAfter } = counted();
    const done: number[] = [];
    const double = (n: number): number => (done.push(n), 2 * n);
    expect(await mapInSlices(rows, double, breatheAfter(done))).toEqual(rows.map((n) => 2 * n));
    expect(seen).toEqual([250, 500, 750, 1_000]);
    expect(await mapInSlices([], double, withoutYielding)).toEqual([]);
  });

  it('in steps gives what it gives in one go', async () => {
    const { seen, breatheAfter } = counted();
    const done: number[] = [];
    const steps = function* () {
      for (const n of rows) {
        done.push(n);
        yield;
      }
      return done.length;
    };
    expect(await runInSteps(steps(), breatheAfter(done))).toBe(1_200);
    expect(seen).toEqual([250, 500, 750, 1_000]);
    expect(runSync(steps())).toBe(2_400);
  });
});
