import { expect, test } from '@jest/globals';
import { withValues } from './with-values.js';

test('keys, lengths and null stay as they were recorded', () => {
  const recorded = { a: 1, b: null, list: [{ c: 2 }, { c: 3 }], left: 'x' };
  expect(withValues(recorded, { a: 9, b: 8, d: 7, list: [{ c: 5, e: 6 }] })).toEqual({
    a: 9,
    b: null,
    list: [{ c: 5 }, { c: 5 }],
    left: 'x',
  });
});
