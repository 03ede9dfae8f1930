import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { clearOfMarks, namesThatFit, readGround } from './ground-cells.js';

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

test('a name stands where no mark lies over it, near its place, or not at all', () => {
  const at = { x: 100, y: 100 };
  const cluster = { left: 78, right: 122, top: 78, bottom: 122 };
  expect(clearOfMarks(at, 60, [], 12)).toBe(12);
  expect(clearOfMarks(at, 60, [cluster], 12)).toBe(32);
  // a second mark stands under the first
  expect(clearOfMarks(at, 60, [cluster, { left: 80, right: 110, top: 122, bottom: 160 }], 12)).toBe(-32);
  expect(clearOfMarks(at, 60, [{ left: 0, right: 200, top: 0, bottom: 200 }], 12)).toBeUndefined();
});

test('no mark ever lies over a name that is shown', () =>
  fc.assert(
    fc.property(
      fc.array(fc.record({ x: fc.integer({ min: 0, max: 200 }), y: fc.integer({ min: 0, max: 200 }) })),
      fc.integer({ min: 20, max: 120 }),
      (spots, width) => {
        const marks = spots.map(({ x, y }) => ({ left: x - 22, right: x + 22, top: y - 22, bottom: y + 22 }));
        const down = clearOfMarks({ x: 100, y: 100 }, width, marks, 12);
        if (down === undefined) return;
        const name = { left: 100 - width / 2, right: 100 + width / 2, top: 90 + down, bottom: 110 + down };
        for (const mark of marks)
          expect(
            mark.right <= name.left || mark.left >= name.right || mark.bottom <= name.top || mark.top >= name.bottom,
          ).toBe(true);
      },
    ),
  ));
