import { expect, test } from '@jest/globals';
import { toCsv } from './csv.js';

test('cells that a spreadsheet would run stay text; quotes, commas and line breaks survive', () =>
  expect(
    toCsv([
      ['line', 'value'],
      [3, '=HYPERLINK("x")'],
      [4, '+1'],
      [5, '@a'],
      [-6, 'a "b", c\nd'],
      [7, null],
    ]),
  ).toBe('\ufeffline,value\r\n3,"\'=HYPERLINK(""x"")"\r\n4,\'+1\r\n5,\'@a\r\n-6,"a ""b"", c\nd"\r\n7,\r\n'));
