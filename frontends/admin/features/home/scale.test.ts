import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { linesFor } from './scale.js';

test.each([
  [0, [0, 1]],
  [1_066_500, [0, 500_000, 1_000_000, 1_500_000]],
  [8_000, [0, 2_000, 4_000, 6_000, 8_000]],
  [2_600, [0, 1_000, 2_000, 3_000]],
])('up to %i', (most, lines) => expect(linesFor(most)).toEqual(lines));

test('the highest bar fits, and fills more than half', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 9_000_000_000_000 }), (most) => {
      const lines = linesFor(most);
      const top = lines.at(-1)!;
      expect(top).toBeGreaterThanOrEqual(most);
      expect(most / top).toBeGreaterThan(0.5);
      expect(lines.length).toBeLessThanOrEqual(5);
    }),
  );
});
