import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '../shared/index.js';
import { marketShare, monthsOf, share } from './index.js';

const aDay = fc.integer({ min: 0, max: 1_500 }).map((it) => addDays('2023-01-01', it));

test('the months of a period hold each of its days once, in their order, and are whole but for its ends', () => {
  fc.assert(
    fc.property(aDay, fc.integer({ min: 0, max: 800 }), (from, days) => {
      const months = monthsOf(from, addDays(from, days));
      const held = months.flatMap((month) => {
        const each = [month.from];
        while ((each.at(-1) ?? '') < month.to) each.push(addDays(each.at(-1) ?? '', 1));
        expect(each.every((day) => day.startsWith(month.month))).toBe(true);
        return each;
      });
      expect(held).toEqual(Array.from({ length: days + 1 }, (_, n) => addDays(from, n)));
      expect(months.slice(1, -1).every((it) => it.whole)).toBe(true);
    }),
  );
});

test('a month is whole with its last day, also in a leap year', () => {
  expect(monthsOf('2024-02-01', '2024-02-28').map((it) => it.whole)).toEqual([false]);
  expect(monthsOf('2024-02-01', '2024-02-29').map((it) => it.whole)).toEqual([true]);
  expect(monthsOf('2025-03-02', '2025-03-01')).toEqual([]);
});

test('a share of nothing is 0, and says what it is of', () => {
  expect(share(3, 0)).toEqual({ part: 3, whole: 0, rate: 0 });
  expect(share(3, 4)).toEqual({ part: 3, whole: 4, rate: 0.75 });
});

test('market share adds up our makes', () => {
  const brands = [
    { brand: 'ktm', results: 4 },
    { brand: 'honda', results: 5 },
    { brand: 'gasgas', results: 1 },
  ];
  expect(marketShare({ brands }, ['ktm', 'gasgas'])).toEqual({ part: 5, whole: 10, rate: 0.5 });
});
