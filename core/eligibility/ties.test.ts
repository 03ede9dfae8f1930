import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Finisher, worthOfPlaces } from './ties.js';

const purse = (...amounts: readonly number[]): ReadonlyMap<number, number> =>
  new Map(amounts.map((amount, at) => [at + 1, amount]));
const finishers = (...places: readonly number[]): readonly Finisher[] =>
  places.map((place, at) => ({ id: `${String.fromCodePoint(97 + at)}${place}`, place }));
const paid = (places: readonly number[], amounts: ReadonlyMap<number, number>, rule: 'share' | 'each' = 'share') =>
  [...worthOfPlaces(finishers(...places), amounts, rule).values()].map((it) => it.amount);
const ties = (places: readonly number[], amounts: ReadonlyMap<number, number>, rule: 'share' | 'each' = 'share') =>
  [...worthOfPlaces(finishers(...places), amounts, rule).values()].map((it) => it.tie);

const THREE = purse(30_000, 20_000, 10_000);

describe('riders who are tied share the places that they occupy', () => {
  test('two at 1= share first and second, and the next is third', () =>
    expect(paid([1, 1, 3], THREE)).toEqual([25_000, 25_000, 10_000]));
  test('three at 1= share first, second and third', () =>
    expect(paid([1, 1, 1, 4], THREE)).toEqual([20_000, 20_000, 20_000, 0]));
  test('places past the last that is paid count nothing', () =>
    expect(paid([1, 2, 3, 3], THREE)).toEqual([30_000, 20_000, 5_000, 5_000]));
  test('ten at 1= of a purse of $1,200 get $1,200 together', () =>
    expect(
      paid(
        Array.from({ length: 10 }, () => 1),
        purse(48_000, 36_000, 24_000, 12_000),
      ),
    ).toEqual(Array.from({ length: 10 }, () => 12_000)));
  test('what does not divide goes to the first of them', () => {
    expect(paid([1, 1, 1], purse(50, 30, 20))).toEqual([34, 33, 33]);
    expect(paid([1, 1, 1], purse(50, 30, 21))).toEqual([35, 33, 33]);
    expect(paid([1, 1, 1], purse(1))).toEqual([1, 0, 0]);
  });
  test('say with how many, and which places', () =>
    expect(ties([1, 2, 2, 4], THREE)).toEqual([
      null,
      { others: 1, first: 2, last: 3, paid: 'shared', amount: 15_000 },
      { others: 1, first: 2, last: 3, paid: 'shared', amount: 15_000 },
      null,
    ]));
});

describe('whoever is written behind a tie without its gap', () => {
  test('moves behind it: 1, 1, 2 is 1, 1, 3', () => {
    expect(paid([1, 1, 2], THREE)).toEqual([25_000, 25_000, 10_000]);
    expect(ties([1, 1, 2], THREE)[2]).toEqual({ others: 0, first: 3, last: 3, paid: 'shared', amount: 10_000 });
  });
  test('so do all behind: 1, 1, 2, 2, 3 is 1, 1, 3, 3, 5', () =>
    expect(paid([1, 1, 2, 2, 3], purse(5, 4, 3, 2, 1))).toEqual([5, 4, 3, 2, 1]));
  test('up to a gap, from where the places are as written', () =>
    expect(paid([1, 1, 2, 4], purse(8, 6, 4, 2))).toEqual([7, 7, 4, 2]));
});

describe('where each gets the amount of the place', () => {
  const each = (places: readonly number[], amounts: ReadonlyMap<number, number>) => paid(places, amounts, 'each');
  test('places that nobody occupies pay what their own do not have', () => {
    expect(each([1, 1], THREE)).toEqual([30_000, 30_000]);
    expect(ties([1, 1], THREE, 'each')[0]).toEqual({ others: 1, first: 1, last: 2, paid: 'each', amount: 30_000 });
  });
  test('another finisher never does: then they share what there is', () => {
    expect(each([1, 1, 3], THREE)).toEqual([25_000, 25_000, 10_000]);
    expect(ties([1, 1, 3], THREE, 'each')[0]).toMatchObject({ others: 1, first: 1, last: 2, paid: 'within-purse' });
  });
  test('the better place comes first to what nobody occupies', () =>
    expect(each([1, 1, 3, 3], purse(40, 30, 20, 10, 15))).toEqual([40, 40, 18, 17]));
});

const rule = fc.constantFrom('share' as const, 'each' as const);
const amounts = fc.array(fc.integer({ min: 1, max: 1_000 }), { maxLength: 8 }).map((it) => purse(...it));
/** Sizes of the groups of a class, best first. */
const sizes = fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 8 });
const spelled = (of: readonly number[], gaps: boolean): readonly number[] => {
  let next = 1;
  return of.flatMap((size) => {
    const place = next;
    next += gaps ? size : 1;
    return Array.from({ length: size }, () => place);
  });
};
const sum = (of: Iterable<number>): number => [...of].reduce((total, it) => total + it, 0);

describe('whatever the places and the purse', () => {
  const places = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 20 });
  test('a class never pays more than its purse', () => {
    fc.assert(
      fc.property(places, amounts, rule, (written, of, by) => {
        expect(sum(paid(written, of, by))).toBeLessThanOrEqual(sum(of.values()));
      }),
    );
  });
  test('no two groups occupy the same place, and nobody a better one than is written', () => {
    fc.assert(
      fc.property(places, amounts, rule, (written, of, by) => {
        const worth = worthOfPlaces(finishers(...written), of, by);
        const taken = new Map<number, number>();
        for (const { id, place } of finishers(...written)) {
          const { first, last } = worth.get(id)?.tie ?? { first: place, last: place };
          expect(first).toBeGreaterThanOrEqual(place);
          for (let at = first; at <= last; at += 1) expect(taken.get(at) ?? place).toBe(place);
          for (let at = first; at <= last; at += 1) taken.set(at, place);
        }
      }),
    );
  });
  test('1, 1, 2 and 1, 1, 3 pay the same', () => {
    fc.assert(
      fc.property(sizes, amounts, rule, (of, purseOf, by) => {
        expect(paid(spelled(of, false), purseOf, by)).toEqual(paid(spelled(of, true), purseOf, by));
      }),
    );
  });
  test('who is alone gets the amount of the place, and who is tied gets as much as the others, but for one', () => {
    fc.assert(
      fc.property(sizes, amounts, rule, (of, purseOf, by) => {
        const written = spelled(of, true);
        const worth = [...worthOfPlaces(finishers(...written), purseOf, by).values()];
        for (const [at, placeWorth] of worth.entries()) {
          if (placeWorth.tie === null) expect(placeWorth.amount).toBe(purseOf.get(written[at] ?? 0) ?? 0);
          const same = worth.filter((_, other) => written[other] === written[at]).map((other) => other.amount);
          const [first = 0, ...others] = same.toSorted((a, b) => b - a);
          expect(new Set(others).size).toBeLessThanOrEqual(1);
          expect(first - (others[0] ?? first)).toBeLessThan(same.length);
        }
      }),
    );
  });
  test('those who share get the whole purse where every paid place is occupied', () => {
    fc.assert(
      fc.property(sizes, amounts, (of, purseOf) => {
        const written = spelled(of, true);
        fc.pre(written.length >= purseOf.size);
        expect(sum(paid(written, purseOf))).toBe(sum(purseOf.values()));
      }),
    );
  });
});
