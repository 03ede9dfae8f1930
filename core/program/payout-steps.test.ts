import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { areSteps, payoutStepsOf, placesPaid, startersFor, startersToPay } from './index.js';

const SEVEN = payoutStepsOf({ minimumRidersPerClass: 7, smallClasses: [{ riders: 3, places: 2 }] });

describe('steps by the size of a class', () => {
  test.each([
    [0, 0],
    [2, 0],
    [3, 2],
    [6, 2],
    [7, null],
    [40, null],
  ])('%d starters pay %p places', (started, places) => expect(placesPaid(SEVEN, started)).toBe(places));
  test('say from how many starters on anything, a place, and all are paid', () => {
    expect(startersToPay(SEVEN)).toBe(3);
    expect([1, 2, 3, Infinity].map((place) => startersFor(SEVEN, place))).toEqual([3, 3, 7, 7]);
  });
  test('without small classes there is one: all places from the minimum on', () =>
    expect(payoutStepsOf({ minimumRidersPerClass: 5, smallClasses: [] })).toEqual([{ riders: 5, places: null }]));
  test('steps at or above the minimum count nothing', () =>
    expect(
      payoutStepsOf({
        minimumRidersPerClass: 5,
        smallClasses: [
          { riders: 3, places: 2 },
          { riders: 5, places: 4 },
        ],
      }),
    ).toEqual([
      { riders: 3, places: 2 },
      { riders: 5, places: null },
    ]));
});

describe('a list of steps', () => {
  const all = { riders: 7, places: null };
  test.each([
    ['one', [all], true],
    ['two', [{ riders: 3, places: 2 }, all], true],
    ['none', [], false],
    ['the last does not pay all', [{ riders: 3, places: 2 }], false],
    ['not more riders', [{ riders: 7, places: 2 }, all], false],
    ['not more places', [{ riders: 2, places: 2 }, { riders: 3, places: 2 }, all], false],
    ['all places before the last', [{ riders: 3, places: null }, all], false],
    ['no whole number', [{ riders: 2.5, places: 1 }, all], false],
    ['no places', [{ riders: 2, places: 0 }, all], false],
    ['too many riders', [{ riders: 1_001, places: null }], false],
    [
      'too many',
      [...Array.from({ length: 10 }, (_, at) => ({ riders: at + 1, places: at + 1 })), { riders: 20, places: null }],
      false,
    ],
  ])('%s', (_, steps, expected) => expect(areSteps(steps)).toBe(expected));
});

test('more starters never pay fewer places', () => {
  const small = fc.array(
    fc.record({ riders: fc.integer({ min: 1, max: 20 }), places: fc.integer({ min: 1, max: 9 }) }),
  );
  fc.assert(
    fc.property(small, fc.integer({ min: 1, max: 20 }), fc.nat({ max: 30 }), (drawn, minimum, started) => {
      const rising = drawn
        .toSorted((a, b) => a.riders - b.riders)
        .filter((it, at, of) => of.slice(0, at).every((one) => one.riders < it.riders && one.places < it.places));
      const steps = payoutStepsOf({ minimumRidersPerClass: minimum, smallClasses: rising });
      const [less, more] = [started, started + 1].map((it) => placesPaid(steps, it) ?? Infinity);
      expect(more).toBeGreaterThanOrEqual(less ?? 0);
    }),
  );
});
