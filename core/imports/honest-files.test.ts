import { describe, expect, it } from '@jest/globals';
import { type Rows, answered, oneClass, told } from './testing/told.js';

describe('honest files', () => {
  it('a DNF in one moto stands beside a valid place of the day', () => {
    const rows: Rows = [
      ['Overall', 'Rider', 'Moto 1', 'Moto 2'],
      ['1', 'Ann Lee', '1', '1'],
      ['2', 'Bo Ek', '2', 'DNF'],
      ['3', 'Cy Dee', 'DNF', 'DNS'],
    ];
    const { riders, codes } = told(rows);
    expect([riders, codes]).toEqual([
      [
        ['Ann Lee', 1],
        ['Bo Ek', 2],
      ],
      ['STATUS_UNCLEAR'],
    ]);
  });
  it('reads 1/12', () =>
    expect(
      told([
        ['Pos', 'Rider'],
        ['1/12', 'Ann Lee'],
        ['2/12', 'Bo Ek'],
      ]).riders,
    ).toEqual([
      ['Ann Lee', 1],
      ['Bo Ek', 2],
    ]));
  it('offers places in class for the places of the whole race', () => {
    const rows: Rows = [
      ['Pos', 'Rider', 'Class'],
      ['1', 'Ann Lee', '450 Amateur'],
      ['2', 'Bo Ek', 'Women'],
      ['3', 'Cy Dee', '450 Amateur'],
      ['4', 'Di Ray', 'Women'],
      ['DNF', 'Ed Moss', 'Women'],
    ];
    expect(told(rows).asked).toEqual([['OVERALL_PLACES', null]]);
    const derived = told(rows, answered(['overall-places', 'derive']));
    expect([derived.problems, derived.riders.map(([, value]) => value)]).toEqual([[], [1, 1, 2, 2, 'DNF']]);
    const kept = told(rows, answered(['overall-places', 'gaps']));
    expect([kept.problems, kept.riders.map(([, value]) => value)]).toEqual([[], [1, 2, 3, 4, 'DNF']]);
    expect(told(rows, answered(['overall-places', 'each'])).problems[0]).toMatchObject({ code: 'PLACES_NOT_RUNNING' });
  });
  const plain = (...more: Rows): Rows => [
    ['Pos', 'No', 'Rider', 'Bike'],
    ['1', '7', 'Ann Lee', 'KTM'],
    ...more,
    ['2', '8', 'Bo Ek', 'KTM'],
  ];
  it.each<[string, readonly string[]]>([
    ['a subtotal', ['', '', 'Total', '12']],
    ['a subtotal under the place', ['Total: 12', '', '', '$500']],
    ['a note in another column', ['', '', '', 'Red flag on lap 3']],
    ['a note under the name', ['', '', 'Red flag on lap 3', '']],
    ['a note in the first column', ['Rain began on lap 3', '', '', '']],
  ])('%s is asked about, and left out', (_what, note) => {
    const open = told(plain(note), oneClass);
    expect([open.codes, open.asked, open.questions[0]?.rows]).toEqual([['NOTE_ROW'], [['NOTE_ROWS', null]], 1]);
    const done = told(plain(note), { ...oneClass, ...answered(['note-rows', 'leave']) });
    expect([done.problems, done.riders.length, done.counts]).toEqual([
      [],
      2,
      { all: 4, titles: 0, headers: 1, headings: 0, read: 2, refused: 0, leftOut: 1 },
    ]);
  });
  it('a total in the first column and footers in any are titles', () => {
    const found = told(
      [...plain(['Total', '', '', '']), ['', '', '', 'Printed at noon'], ['Chief of timing: P. Vale', '', '', '']],
      oneClass,
    );
    expect([found.problems, found.riders.length, found.counts.headings]).toEqual([[], 2, 3]);
  });
  it('a refused line can be left out', () => {
    const rows = plain(['x', '9', 'Cy Dee', 'KTM']);
    expect(told(rows).codes).toEqual(['PLACE_NOT_A_NUMBER']);
    const { problems, counts } = told(rows, answered(['leave:3', 'leave']));
    expect([problems, counts.leftOut, counts.refused]).toEqual([[], 1, 0]);
  });
  it('blank places are one question', () => {
    const rows: Rows = [...plain(), ['', '9', 'Cy Dee', 'KTM'], ['', '10', 'Di Ray', 'KTM']];
    const open = told(rows);
    expect(open.questions.map((it) => [it.code, it.rows, it.samples])).toEqual([
      ['BLANK_PLACES', 2, ['Cy Dee', 'Di Ray']],
    ]);
    expect(open.codes).toEqual(['PLACE_MISSING']);
    const done = told(rows, answered(['blank-places', 'DNF']));
    expect([done.problems, done.riders.slice(2)]).toEqual([
      [],
      [
        ['Cy Dee', 'DNF'],
        ['Di Ray', 'DNF'],
      ],
    ]);
    expect(told(rows, answered(['blank-places', 'each'])).problems.map((it) => it.question)).toEqual([
      undefined,
      undefined,
    ]);
  });
  it('an answer that was not offered answers nothing', () =>
    expect(told([...plain(), ['', '9', 'Cy Dee', 'KTM']], answered(['blank-places', 'finished'])).asked).toEqual([
      ['BLANK_PLACES', null],
    ]));
});
