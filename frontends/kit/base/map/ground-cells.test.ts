import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { namesThatFit, readGround } from './ground-cells.js';

// rows 2660 and 2661 (43 degrees north), columns 1270 to 1272
const cells = [26_601_270, 26_601_271, 26_611_272]
  .map((it, at, all) => (it - (all[at - 1] ?? 0)).toString(36))
  .join(' ');
const ground = readGround({ perDegree: 20, cells, places: 'Boise;43.62;-116.21|Nampa;43.58;-116.56' });

test('cells are dots at their middle', () => {
  expect(ground.rows(0).get(2660)).toEqual([
    { lat: expect.closeTo(43.025), lng: expect.closeTo(-116.475), share: 1 },
    { lat: expect.closeTo(43.025), lng: expect.closeTo(-116.425), share: 1 },
  ]);
  expect(ground.places).toEqual([
    { name: 'Boise', lat: 43.62, lng: -116.21 },
    { name: 'Nampa', lat: 43.58, lng: -116.56 },
  ]);
});

test('seen from afar, squares of cells are one dot that says how full it is', () =>
  expect([...ground.rows(1).values()].flat().map(({ share }) => share)).toEqual([0.5, 0.25]));

test('names never cover one another, and the first keeps its place', () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          x: fc.integer({ min: 0, max: 800 }),
          y: fc.integer({ min: 0, max: 800 }),
          width: fc.integer({ min: 10, max: 120 }),
        }),
      ),
      (names) => {
        const kept = namesThatFit(names, 30);
        expect(kept[0]).toBe(names[0]);
        for (const a of kept)
          for (const b of kept)
            expect(a === b || Math.abs(a.y - b.y) >= 20 || Math.abs(a.x - b.x) >= (a.width + b.width) / 2).toBe(true);
      },
    ),
  ));
