import { expect, it } from '@jest/globals';
import { readResults, type Sheet } from './index.js';
import { makes } from './testing/sheets.js';
import { answered, oneClass } from './testing/told.js';

const sheet: Sheet = {
  format: 'xlsx',
  encoding: 'xlsx',
  rows: [
    { line: 1, cells: ['Pos', 'No', 'Rider'] },
    { line: 2, cells: ['1', '21', 'Ann Lee'], struck: true },
    { line: 3, cells: ['1', '5', 'Bo Ek'] },
  ],
};
const told = (...answers: (readonly [string, string])[]) => {
  const { questions, problems, rows, counts } = readResults(sheet, { ...makes, ...oneClass, ...answered(...answers) });
  return [
    questions.map((it) => it.code),
    problems.map((it) => it.code),
    rows.map((it) => it.riderName),
    counts.leftOut,
  ];
};

it('rows that are struck out are left out or counted, as a person says', () => {
  expect(told()[0]).toEqual(['STRUCK_ROWS']);
  expect(told()[1]).toContain('ROW_STRUCK_OUT');
  expect(told(['struck-rows', 'leave'])).toEqual([['STRUCK_ROWS'], [], ['Bo Ek'], 1]);
  expect(told(['struck-rows', 'count'])).toEqual([['STRUCK_ROWS'], ['PLACE_TWICE', 'PLACE_TWICE'], [], 0]);
  expect(told(['leave:2', 'leave'])).toEqual([[], [], ['Bo Ek'], 1]);
});
