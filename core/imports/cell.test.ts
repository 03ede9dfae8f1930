import { expect, it } from '@jest/globals';
import { normalizeCell } from './cell.js';

it.each([
  ['Robin\u202e elaV', 'Robin elaV'],
  ['\u2066Robin\u2069\u0007', 'Robin'],
  ['\u0000 Robin\u0000 \t Vale', 'Robin Vale'],
  ["\u200b'=1+1", '=1+1'],
  ['5\u200b0\u00ad0\ufeff\u200f', '500'],
  ['="00123"', '00123'],
  ["'500", '500'],
  ["'t Hooft", "'t Hooft"],
  ['\u202d-', ''],
])('a cell has no hidden characters: %j', (cell, read) => expect(normalizeCell(cell)).toBe(read));
