import { describe, expect, it } from '@jest/globals';
import type { ReadResultsOptions } from './index.js';
import { answered, oneClass, type Rows, told } from './testing/told.js';

const HEADER = ['Pos', 'No', 'Rider'];
const table = (...riders: readonly string[]): Rows => [
  HEADER,
  ...riders.map((it, at) => [String(at + 1), String(it.length), it]),
];
const [first, second] = [table('Ann Lee', 'Bo Ek', 'Cy Dee Jr'), table('Bo Ek', 'Ann Lee', 'Cy Dee Jr')];
const bare = (rows: Rows, more: Partial<ReadResultsOptions> = {}) => told(rows, { ...oneClass, ...more });
const choices = ({ questions: [question] }: ReturnType<typeof told>) =>
  question?.choices.map((it) => it.text ?? it.value);

describe('a file with several sessions of a class', () => {
  const blocks: Rows = [['Moto 1'], ...first, ['Moto 2'], ...second, ['Overall'], ...second];

  it('asks which one counts, the likeliest first, and reads nothing else before', () => {
    const open = bare(blocks);
    expect([open.asked, open.codes, open.riders]).toEqual([[['WHICH_ROWS', null]], ['SEVERAL_SESSIONS'], []]);
    expect(choices(open)).toEqual(['Overall', 'Moto 1', 'Moto 2', 'each']);
  });
  it('reads the chosen one alone, and says how many rows it left out', () => {
    const done = bare(blocks, answered(['which-rows', 'overall']));
    expect([done.problems, done.riders]).toEqual([
      [],
      [
        ['Bo Ek', 1],
        ['Ann Lee', 2],
        ['Cy Dee Jr', 3],
      ],
    ]);
    const { all, titles, headers, headings, read, refused, leftOut } = done.counts;
    expect([all, titles + headers + headings + read + refused + leftOut, refused]).toEqual([15, 15, 0]);
    expect(bare(blocks, answered(['which-rows', 'moto 1'])).riders[0]).toEqual(['Ann Lee', 1]);
  });
  it('each block may have columns of its own', () => {
    const wider = [
      ['Overall'],
      ['Pos', 'Rider', 'M1', 'M2', 'Pts'],
      ['1', 'Bo Ek', '2', '1', '47'],
      ['2', 'Ann Lee', '1', '2', '46'],
    ];
    const done = bare([['Moto 1'], ...first, ...wider], answered(['which-rows', 'overall']));
    expect([done.problems, done.riders]).toEqual([
      [],
      [
        ['Bo Ek', 1],
        ['Ann Lee', 2],
      ],
    ]);
  });
  it.each([
    ['Session', 'Heat 1', 'Main'],
    ['Group', 'A', 'B'],
    ['Race', 'Heat 2', 'Final'],
    ['Manche', 'Manche 1', 'Général'],
    ['Race', 'SS1', 'SS2'],
    ['Event', 'Ridge Creek Round 2', 'Ridge Creek Round 3'],
  ])('in a column “%s”', (header, one, other) => {
    const rows: Rows = [
      [...HEADER, header],
      ...first.slice(1).map((it) => [...it, one]),
      ...second.slice(1).map((it) => [...it, other]),
    ];
    const open = bare(rows);
    expect([open.asked, open.rows]).toEqual([[['WHICH_ROWS', null]], []]);
    const value = open.questions[0]?.choices.find((it) => it.text === other)?.value ?? '';
    const done = bare(rows, answered(['which-rows', value]));
    expect([done.problems, done.riders, done.counts.leftOut]).toEqual([
      [],
      [
        ['Bo Ek', 1],
        ['Ann Lee', 2],
        ['Cy Dee Jr', 3],
      ],
      3,
    ]);
  });
  it('in a file of all classes, for all of them at once', () => {
    const allClasses = ['450 Amateur', 'Women'];
    const rows: Rows = allClasses.flatMap((name) => [
      [`${name} - Heat 1`],
      ...first,
      [`${name} - Main Event`],
      ...second,
    ]);
    const open = told(rows, { allClasses });
    expect(choices(open)).toEqual(['Main Event', 'Heat 1', 'each']);
    const done = told(rows, { allClasses, ...answered(['which-rows', 'main event']) });
    expect(done.problems).toEqual([]);
    expect(done.rows.map((it) => `${it.className} ${it.riderName}`).slice(2, 5)).toEqual([
      '450 Amateur Cy Dee Jr',
      'Women Bo Ek',
      'Women Ann Lee',
    ]);
  });
  it('is not seen in headings of classes, pages and single sessions', () => {
    const pages: Rows = [['Results'], ...first, ['Page 2'], HEADER, ['4', '9', 'Di Ray']];
    const classes: Rows = [['450 Amateur'], ...first, ['250 Amateur'], ...second];
    for (const rows of [pages, classes]) expect(bare(rows).asked.flat()).not.toContain('WHICH_ROWS');
  });
  it('a column that says the same of all is like a title', () => {
    const rows = (header: string, said: string): Rows => first.map((it, at) => [...it, at === 0 ? header : said]);
    for (const [header, said] of [
      ['Session', 'Heat 1'],
      ['Race', 'Practice'],
      ['Round', '2'],
      ['Event', 'Pine Hollow Classic'],
      ['Date', '2024-05-03'],
    ] as const)
      expect([said, bare(rows(header, said)).asked]).toEqual([said, [['MAIN_EVENT', null]]]);
    for (const [header, said] of [
      ['Session', 'Main'],
      ['Race', 'Saturday'],
      ['Round', '3'],
      ['Event', 'Ridge Creek'],
      ['Date', '2025-05-04'],
    ] as const)
      expect([said, bare(rows(header, said)).problems]).toEqual([said, []]);
  });
});
