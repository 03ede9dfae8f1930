import { expect, test } from '@jest/globals';
import { formatsOf } from '@rrr/kit/base';
import { band, cumulative, isEmpty, tableOf, ticksOf, writtenShort, type ChartData } from './chart-data.js';

const money: ChartData = {
  kind: 'lines',
  category: 'Month',
  categories: ['Jan', 'Feb', 'Mar'],
  series: [
    { key: 'earned', label: 'Earned', tone: 'ink', values: [1_066_500, 1_429_000, null] },
    { key: 'redeemed', label: 'Redeemed', tone: 'brand', values: [112_000, 437_410, null] },
  ],
  unit: { currency: 'USD' },
  between: 'Still owed',
};
// Every kind of blank that a formatter writes, as one that a test can show.
const plain = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.map((cell) => cell.replaceAll(/\s/g, ' ')));

test('the table says what the picture shows, and what lies between', () => {
  const { heads, rows } = tableOf(money, formatsOf('en'));
  expect(heads).toEqual(['Month', 'Earned', 'Redeemed', 'Still owed']);
  expect(rows).toEqual([
    ['Jan', '$10,665.00', '$1,120.00', '$9,545.00'],
    ['Feb', '$14,290.00', '$4,374.10', '$9,915.90'],
    ['Mar', '–', '–', '–'],
  ]);
});

test('in French the figures are written the French way', () => {
  expect(plain(tableOf(money, formatsOf('fr')).rows)[0]).toEqual([
    'Jan',
    '10 665,00 $ US',
    '1 120,00 $ US',
    '9 545,00 $ US',
  ]);
});

test('an axis writes as little as it can', () => {
  const usd = { currency: 'USD' } as const;
  expect(writtenShort(usd, 'en', 2_000_000)).toBe('$20K');
  expect([162, 37_500, 99_999].map((cents) => writtenShort(usd, 'en', cents))).toEqual(['$1.62', '$375', '$999.99']);
  expect(plain([[writtenShort(usd, 'fr', 2_000_000), writtenShort('share', 'fr', 0.25)]])).toEqual([
    ['20 k $', '25 %'],
  ]);
});

test('the band stops where a value is missing', () =>
  expect(band(money)).toEqual([
    { category: 'Jan', edges: [112_000, 1_066_500] },
    { category: 'Feb', edges: [437_410, 1_429_000] },
  ]));

test('the axis starts at 0 and ends at a round value above all others', () => {
  expect(ticksOf(money, 5)).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16].map((it) => it * 100_000));
  const of = (values: (number | null)[], over: Partial<ChartData> = {}) =>
    ticksOf({ ...money, unit: 'count', series: [{ ...money.series[0]!, values }], ...over }, 4);
  expect(of([1, 2, null])).toEqual([0, 1, 2]);
  expect(of([63_660, 0, 0])).toEqual([0, 20_000, 40_000, 60_000, 80_000]);
  expect(of([0.57, 0.3, null], { unit: 'share' })).toEqual([0, 0.2, 0.4, expect.closeTo(0.6)]);
  expect(of([null, 0, -5])).toEqual([0, 1]);
});

test('where values stand on one another, the axis holds their sum', () =>
  expect(ticksOf({ ...money, kind: 'stacked' }, 4).at(-1)).toBe(2_000_000));

test('sums grow month by month, and a month to come has none', () =>
  expect(cumulative([5, 0, 7, null])).toEqual([5, 5, 12, null]));

test('a chart without any value is empty', () => {
  expect(isEmpty(money)).toBe(false);
  expect(isEmpty({ ...money, series: [{ ...money.series[0]!, values: [0, null, 0] }] })).toBe(true);
});
