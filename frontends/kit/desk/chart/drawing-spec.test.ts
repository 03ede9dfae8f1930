import { expect, test } from '@jest/globals';
import { formatsOf } from '@rrr/kit/base';
import type { ChartData } from './chart-data.js';
import { drawingSpec } from './drawing-spec.js';

const money: ChartData = {
  kind: 'lines',
  category: 'Month',
  categories: ['Jan', 'Feb'],
  series: [
    { key: 'earned', label: 'Earned', tone: 'ink', values: [3_066_500, 6_366_000] },
    { key: 'redeemed', label: 'Redeemed', tone: 'brand', values: [112_000, 2_288_633] },
  ],
  unit: { currency: 'USD' },
  between: 'Still owed',
};
const look = { theme: 'light', formats: formatsOf('en'), locale: 'en', still: true } as const;

test('bars that lie name each of their categories', () => {
  const shares: ChartData = {
    kind: 'across',
    category: 'Series',
    categories: ['Copper Basin Desert Rounds', 'Prairie and Peaks Supermoto'],
    series: [{ key: 'share', label: 'Share', tone: 'ink', values: [0.65, 0.54] }],
    unit: 'share',
  };
  const [bars] = drawingSpec(shares, { ...look, narrow: false }).children;
  expect(bars).toMatchObject({
    coordinate: { transform: [{ type: 'transpose' }] },
    axis: { x: { labelAutoHide: false } },
  });
  expect(drawingSpec({ ...shares, kind: 'bars' }, { ...look, narrow: false }).children[0]).not.toHaveProperty(
    'coordinate',
  );
});

test.each([
  [true, 8_000_000],
  [false, 7_000_000],
])('the band and its lines have one scale (narrow: %s)', (narrow, top) => {
  const { children } = drawingSpec(money, { ...look, narrow });
  expect(children.map(({ type }) => type)).toEqual(['area', 'line']);
  const scales = children.map(({ scale: { y } }) => [y.domain, y.nice, y.tickMethod()]);
  expect(scales[0]).toEqual(scales[1]);
  expect(scales[0]?.slice(0, 2)).toEqual([[0, top], false]);
});
