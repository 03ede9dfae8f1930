import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { clustersOf } from './clusters.js';
import { milesBetween, nearestFirst } from './places.js';

const spots = fc.array(fc.record({ x: fc.integer({ min: -500, max: 500 }), y: fc.integer({ min: -500, max: 500 }) }));

test('every spot is in exactly one cluster', () =>
  fc.assert(
    fc.property(spots, (given) => {
      const clusters = clustersOf(
        given.map((spot, item) => ({ ...spot, item })),
        44,
      );
      expect(clusters.flatMap((cluster) => cluster.items).toSorted((a, b) => a - b)).toEqual(given.map((_, at) => at));
    }),
  ));

test('spots further apart than the reach stay alone, those within it are drawn as one', () => {
  const at = (x: number, item: string) => ({ x, y: 0, item });
  expect(clustersOf([at(0, 'a'), at(30, 'b'), at(100, 'c')], 44)).toEqual([
    { x: 15, y: 0, items: ['a', 'b'] },
    { x: 100, y: 0, items: ['c'] },
  ]);
});

test('Boise to Nampa is 18 miles', () =>
  expect(milesBetween({ lat: 43.615, lng: -116.2023 }, { lat: 43.5407, lng: -116.5635 })).toBeCloseTo(18.8, 0));

test('nearest first; the server’s distance stands; who has none comes last', () => {
  const from = { lat: 43.6, lng: -116.2 };
  const place = (id: string, lat: number | null, miles?: number) => ({
    id,
    name: id,
    at: lat === null ? null : { lat, lng: -116.2 },
    miles,
  });
  const ordered = nearestFirst(
    [place('far', 45), place('nowhere', null), place('near', 43.7), place('told', 45, 2)],
    from,
  );
  expect(ordered.map(({ id }) => id)).toEqual(['told', 'near', 'far', 'nowhere']);
  expect(ordered[0]?.miles).toBe(2);
});
