import { expect, test } from '@jest/globals';
import { corrected, fieldOf } from './cell-correction.js';

test('the later of two corrections of one cell counts', () =>
  expect(
    corrected(
      [
        { line: 2, field: 'place', value: '3' },
        { line: 2, field: 'riderName', value: 'Ann Lee' },
      ],
      [{ line: 2, field: 'place', value: '4' }],
    ),
  ).toEqual([
    { line: 2, field: 'riderName', value: 'Ann Lee' },
    { line: 2, field: 'place', value: '4' },
  ]));

const columns = [
  { header: 'Pos', field: 'place' as const },
  { header: 'Class', field: 'class' as const },
  { header: 'Laps', field: null },
];
test.each([
  ['Pos', 'place'],
  ['Class', undefined],
  ['Laps', undefined],
  [null, undefined],
])('a problem in the column %p is about %p', (column, field) =>
  expect(fieldOf({ line: 2, column, value: 'x', code: 'X', detail: '' }, columns)).toBe(field),
);
