import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { roundTop } from './scale.js';

test('lines stand at round sums', () => expect([0, 1, 99, 101, 2100, 2600, 9_999_99].map(roundTop)).toEqual([1, 1, 100, 200, 2500, 5000, 1_000_000]));

test('the top holds every bar, and no bar that is the highest looks small', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_000_000_000_000 }), (most) => {
      expect(roundTop(most)).toBeGreaterThanOrEqual(most);
      expect(most / roundTop(most)).toBeGreaterThanOrEqual(0.39);
    }),
  );
});
