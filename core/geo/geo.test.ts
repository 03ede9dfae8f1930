import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  boxAround,
  countryOfPostalCode,
  locatingCode,
  milesBetween,
  type Point,
  normalizePostalCode,
} from './index.js';

const point: fc.Arbitrary<Point> = fc.record({
  latE6: fc.integer({ min: -90_000_000, max: 90_000_000 }),
  lonE6: fc.integer({ min: -180_000_000, max: 180_000_000 }),
});
const durango: Point = { latE6: 37_275_300, lonE6: -107_880_000 };

test('a distance is the same both ways, and zero to itself', () => {
  fc.assert(
    fc.property(point, point, (a, b) => {
      expect(milesBetween(a, b)).toBeCloseTo(milesBetween(b, a), 6);
      expect(milesBetween(a, a)).toBe(0);
      expect(milesBetween(a, b)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('no way round is shorter', () => {
  fc.assert(
    fc.property(point, point, point, (a, b, c) =>
      expect(milesBetween(a, c)).toBeLessThanOrEqual(milesBetween(a, b) + milesBetween(b, c) + 1e-3),
    ),
  );
});

test('a degree of latitude is 69 miles, half the earth 12,437', () => {
  expect(milesBetween({ latE6: 0, lonE6: 0 }, { latE6: 1_000_000, lonE6: 0 })).toBeCloseTo(69.09, 2);
  expect(milesBetween({ latE6: 0, lonE6: 0 }, { latE6: 0, lonE6: 180_000_000 })).toBeCloseTo(12_436.8, 1);
  expect(milesBetween(durango, { latE6: 39_739_200, lonE6: -104_990_300 })).toBeCloseTo(231, 0);
});

test('a box holds every point within its miles', () => {
  fc.assert(
    fc.property(point, point, fc.constantFrom(25, 50, 100, 500), (a, far, miles) => {
      // points near by, in every direction
      const b = {
        latE6: Math.max(-90_000_000, Math.min(90_000_000, a.latE6 + Math.round(far.latE6 / 10))),
        lonE6: a.lonE6 + Math.round(far.lonE6 / 10),
      };
      const wrapped = { ...b, lonE6: ((b.lonE6 + 540_000_000) % 360_000_000) - 180_000_000 };
      const box = boxAround(a, miles);
      if (milesBetween(a, wrapped) > miles) return;
      expect(
        wrapped.latE6 >= box.south &&
          wrapped.latE6 <= box.north &&
          wrapped.lonE6 >= box.west &&
          wrapped.lonE6 <= box.east,
      ).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('a postal code is kept in the form of its country', () => {
  expect(['81301', '813011234', '81301-1234', ' 81301 '].map((it) => normalizePostalCode('US', it))).toEqual([
    '81301',
    '81301-1234',
    '81301-1234',
    '81301',
  ]);
  expect(['t2p1j9', 'T2P 1J9', 'T2P-1J9'].map((it) => normalizePostalCode('CA', it))).toEqual([
    'T2P 1J9',
    'T2P 1J9',
    'T2P 1J9',
  ]);
  expect([normalizePostalCode('GB', ' sw1a  1aa'), normalizePostalCode('US', 'unknown')]).toEqual([
    'SW1A 1AA',
    'UNKNOWN',
  ]);
  fc.assert(
    fc.property(fc.constantFrom('US', 'CA', 'DE'), fc.string(), (country, typed) =>
      expect(normalizePostalCode(country, normalizePostalCode(country, typed))).toBe(
        normalizePostalCode(country, typed),
      ),
    ),
  );
});

test('the part that locates is five digits, or three characters in Canada', () => {
  expect([
    locatingCode('US', '81301-1234'),
    locatingCode('CA', 't2p1j9'),
    locatingCode('CA', 't2p'),
    locatingCode('DE', '10115'),
  ]).toEqual(['81301', 'T2P', 'T2P', '10115']);
  expect(['81301', 't2p', 'SW1A 1AA', ''].map(countryOfPostalCode)).toEqual(['US', 'CA', null, null]);
});
