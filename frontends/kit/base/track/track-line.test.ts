import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { TRACK_BOX, trackLine } from './track-line.js';

const DISCIPLINES = ['motocross', 'offroad', 'road', 'flat', null] as const;
type Spot = readonly [number, number];
/** Points on the line: the ends of its straights, and its curves in steps. */
const ends = (line: string): readonly Spot[] => {
  const points: Spot[] = [];
  for (const [, step, written = ''] of line.matchAll(/([MLQ])([\d. -]+)/g)) {
    const [x = 0, y = 0, toX = 0, toY = 0] = written.trim().split(/\s+/).map(Number);
    const [fromX, fromY] = points.at(-1) ?? [x, y];
    if (step !== 'Q') points.push([x, y]);
    else
      for (const t of [0.2, 0.4, 0.6, 0.8, 1])
        points.push([
          (1 - t) ** 2 * fromX + 2 * t * (1 - t) * x + t ** 2 * toX,
          (1 - t) ** 2 * fromY + 2 * t * (1 - t) * y + t ** 2 * toY,
        ]);
  }
  return points.filter(
    ([x, y], at) => Math.hypot(x - (points[at - 1]?.[0] ?? -9), y - (points[at - 1]?.[1] ?? -9)) > 0.15,
  );
};
const crosses = (line: string): boolean => {
  const points = ends(line);
  const sides = points.map((from, at) => [from, points[(at + 1) % points.length]!] as const);
  const turn = (
    [ax, ay]: readonly [number, number],
    [bx, by]: readonly [number, number],
    [cx, cy]: readonly [number, number],
  ) => Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
  return sides.some(([a, b], one) =>
    sides.some(
      ([c, d], other) => other > one + 1 && turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0,
    ),
  );
};

test('an event has the same track everywhere, and another event another', () => {
  expect(trackLine('01jt8q5v7c0000000000000001', 'road')).toEqual(trackLine('01jt8q5v7c0000000000000001', 'road'));
  expect(trackLine('01jt8q5v7c0000000000000001', 'road')).not.toEqual(trackLine('01jt8q5v7c0000000000000002', 'road'));
});

test.each(DISCIPLINES)('a track of %s is closed, stays in its box and never crosses itself', (discipline) =>
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const { line, start } = trackLine(seed, discipline);
      expect(line).toMatch(/^M[\d. LQ-]+Z$/);
      expect(start).toMatch(/^M[\d. -]+L[\d. -]+$/);
      // the box is fitted by points of the curve, between which it may bulge a little
      for (const [x, y] of ends(line)) {
        expect(x).toBeGreaterThanOrEqual(TRACK_BOX.edge - 1);
        expect(x).toBeLessThanOrEqual(TRACK_BOX.width - TRACK_BOX.edge + 1);
        expect(y).toBeGreaterThanOrEqual(TRACK_BOX.edge - 1);
        expect(y).toBeLessThanOrEqual(TRACK_BOX.height - TRACK_BOX.edge + 1);
      }
      expect(crosses(line)).toBe(false);
    }),
  ),
);
