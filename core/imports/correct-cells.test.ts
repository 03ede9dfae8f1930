import { describe, expect, test } from '@jest/globals';
import { codes, read } from './testing/sheets.js';

const FILE = [
  ['Pos', 'Name', 'Status'],
  ['1', 'Ann Lee', ''],
  ['two', 'Bo Nash', ''],
  ['3', 'Cy Park', 'DNF'],
];

describe('cells that a person corrected', () => {
  test('are read instead of what the file says, and the line is readable', () => {
    expect(codes(FILE)).toEqual([[3, 'PLACE_NOT_A_NUMBER', 'two']]);
    const corrections = [{ line: 3, field: 'place' as const, value: '2' }];
    const { rows, problems } = read(FILE, { corrections });
    expect([problems, rows.map((it) => [it.place, it.type])]).toEqual([
      [],
      [
        [1, 'finished'],
        [2, 'finished'],
        [3, 'DNF'],
      ],
    ]);
  });

  test('a place says everything: the status beside it no longer counts', () => {
    const corrections = [
      { line: 3, field: 'place' as const, value: 'DNF' },
      { line: 4, field: 'place' as const, value: '2' },
    ];
    expect(read(FILE, { corrections }).rows.map((it) => [it.place, it.type])).toEqual([
      [1, 'finished'],
      [null, 'DNF'],
      [2, 'finished'],
    ]);
  });

  test('a wrong correction is a problem as it is in the file', () =>
    expect(codes(FILE, { corrections: [{ line: 3, field: 'place', value: 'second' }] })).toEqual([
      [3, 'PLACE_NOT_A_NUMBER', 'second'],
    ]));

  test('a whole name goes into two columns; a field without a column and an unknown line are left out', () => {
    const file = [
      ['Pos', 'First name', 'Last name'],
      ['1', 'Ann', 'Lee'],
    ];
    const corrections = [
      { line: 2, field: 'riderName' as const, value: 'Anna van der Lee' },
      { line: 2, field: 'email' as const, value: 'not an e-mail' },
      { line: 9, field: 'place' as const, value: 'x' },
    ];
    expect(read(file, { corrections })).toMatchObject({
      problems: [],
      rows: [{ riderName: 'Anna van der Lee', email: null }],
    });
  });

  test('a text that was cut is whole once it is written anew', () => {
    const file = [
      ['Pos', 'Name'],
      ['1', '####'],
    ];
    expect(codes(file)).toEqual([[2, 'TEXT_CUT', '####']]);
    expect(codes(file, { corrections: [{ line: 2, field: 'riderName', value: 'Ann Lee' }] })).toEqual([]);
  });
});
