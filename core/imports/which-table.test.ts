import { describe, expect, it } from '@jest/globals';
import { readResults, type Sheet } from './index.js';
import { makes } from './testing/sheets.js';

const sheetOf = (rows: readonly (readonly string[])[]): Pick<Sheet, 'rows'> => ({
  rows: rows.map((cells, at) => ({ line: at + 1, cells })),
});
const CLASSES = ['450 Amateur', '250 Amateur'];
const read = (sent: Pick<Sheet, 'rows' | 'others' | 'name'>, ...answers: readonly (readonly [string, string])[]) => {
  const found = readResults(
    { format: 'xlsx', encoding: 'xlsx', ...sent },
    {
      ...makes,
      oneClass: true,
      onlyClass: '250 Amateur',
      eventClasses: CLASSES,
      answers: answers.map(([id, value]) => ({ id, value })),
    },
  );
  const { counts } = found;
  expect(counts.titles + counts.headers + counts.headings + counts.read + counts.refused + counts.leftOut).toBe(
    counts.all,
  );
  return {
    codes: found.problems.map((it) => it.code),
    asked: found.questions.map((it) => [it.code, it.choices.map((of) => [of.value, of.text]), it.answer]),
    riders: found.rows.map((it) => it.riderName),
    counts,
  };
};

const SIDE = [
  ['Ridge Creek', '', '', '', '', ''],
  ['450 Amateur', '', '', '250 Amateur', '', ''],
  ['Pos', 'No', 'Rider', 'Pos', 'No', 'Rider'],
  ['1', '21', 'Ann Lee', '1', '5', 'Bo Ek'],
  ['2', '22', 'Cy Day', '2', '6', 'Di Fox'],
  ['3', '23', 'Ed Gil', '', '', ''],
];
const withGap = SIDE.map((it) => [...it.slice(0, 3), '', ...it.slice(3)]);

describe('tables side by side', () => {
  it.each([
    ['without a gap', SIDE],
    ['with an empty column between them', withGap],
  ])('%s: which one is meant is asked, and only it is read', (_, rows) => {
    const open = read(sheetOf(rows));
    expect([open.codes, open.riders]).toEqual([['TABLES_SIDE_BY_SIDE'], []]);
    expect(open.asked).toEqual([
      [
        'WHICH_TABLE',
        [
          ['1', '250 Amateur'],
          ['0', '450 Amateur'],
        ],
        null,
      ],
    ]);
    const right = read(sheetOf(rows), ['which-table', '1']);
    expect([right.codes, right.riders]).toEqual([[], ['Bo Ek', 'Di Fox']]);
    // the third rider of the other table
    expect(right.counts.leftOut).toBe(1);
    // its heading names another class than the file was sent for
    const left = read(sheetOf(rows), ['which-table', '0']);
    expect(left.asked.map(([code]) => code)).toEqual(['WHICH_TABLE', 'MAIN_EVENT']);
  });
  it('without headings they are told apart by their first rows', () =>
    expect(read(sheetOf(SIDE.slice(2))).asked).toEqual([
      [
        'WHICH_TABLE',
        [
          ['0', '1, 21, Ann Lee'],
          ['1', '1, 5, Bo Ek'],
        ],
        null,
      ],
    ]));
  it('a table of points beside the results has no riders of its own, and is read over', () =>
    expect(
      read(
        sheetOf([
          ['Pos', 'No', 'Rider', '', 'Points for', 'Points'],
          ['1', '5', 'Bo Ek', '', '1st', '25'],
          ['2', '6', 'Di Fox', '', '2nd', '22'],
        ]),
      ).riders,
    ).toEqual(['Bo Ek', 'Di Fox']));
  it('two columns of one name in a table are not two tables', () =>
    expect(
      read(
        sheetOf([
          ['Pos', 'Name', 'Name'],
          ['1', 'Bo', 'Ek'],
        ]),
      ).codes,
    ).toEqual(['TABLES_SIDE_BY_SIDE']));
});

describe('a workbook with several sheets', () => {
  const table = (name: string, ...riders: readonly string[]) => ({
    name,
    ...sheetOf([['Pos', 'Rider'], ...riders.map((it, at) => [String(at + 1), it])]),
  });
  const book = {
    ...table('450 Amateur', 'Ann Lee', 'Cy Day', 'Ed Gil'),
    others: [{ name: 'Notes', ...sheetOf([['Weather: dry']]) }, table('250 Amateur', 'Bo Ek', 'Di Fox')],
  };
  it('asks which one is meant, first the one of the class, last those without a table', () => {
    const open = read(book);
    expect([open.codes, open.riders]).toEqual([['OTHER_SHEET'], []]);
    expect(open.asked).toEqual([
      [
        'WHICH_TABLE',
        [
          ['2', '250 Amateur'],
          ['0', '450 Amateur'],
          ['1', 'Notes'],
        ],
        null,
      ],
    ]);
  });
  it('and reads it alone; all rows of the others are left out', () => {
    const chosen = read(book, ['which-sheet', '2']);
    expect([chosen.codes, chosen.riders, chosen.counts.all, chosen.counts.leftOut]).toEqual([
      [],
      ['Bo Ek', 'Di Fox'],
      8,
      5,
    ]);
  });
  it('a sheet that does not exist is no answer', () =>
    expect(read(book, ['which-sheet', '7']).codes).toEqual(['OTHER_SHEET']));
  it('a sheet without results keeps the question, so that another can be chosen', () =>
    expect(read(book, ['which-sheet', '1']).asked).toMatchObject([['WHICH_TABLE', expect.anything(), '1']]));
});
