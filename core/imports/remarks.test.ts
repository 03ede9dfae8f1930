import { describe, expect, it } from '@jest/globals';
import { answered, oneClass, type Rows, told, withColumn } from './testing/told.js';

describe('what may change a place after the finish', () => {
  it.each([
    ['Remarks', 'Penalty 2 positions'],
    ['Info', 'under protest'],
    ['Comment', 'exhibition'],
    ['Remarques', 'Pénalisé de 3 positions'],
    ['Bemerkung', 'Zeitstrafe 10 s'],
    ['Pen', '2 pos'],
    ['Penalty', '-1 place'],
    ['Note', 'relegated for jumping the start'],
    ['Tech', 'Fail'],
  ])('is asked about: %s “%s”', (header, said) => {
    const rows = withColumn(header, said, '', '', '');
    const open = told(rows, oneClass);
    expect([open.asked, open.codes]).toEqual([[['REMARKS', null]], ['REMARK_UNCLEAR']]);
    const done = told(rows, { ...oneClass, ...answered(['remarks', 'final']) });
    expect([done.problems, done.riders.length]).toEqual([[], 4]);
    const each = told(rows, { ...oneClass, ...answered(['remarks', 'each']) });
    expect(each.problems.map((it) => [it.line, it.question])).toEqual([[2, undefined]]);
  });
  it.each([
    ['Remarks', 'good ride'],
    ['Pen', '0'],
    ['Penalty', '+0:30.000'],
    ['Pen', '30 s'],
    ['Team', 'Penalty Box Racing'],
    ['Town', 'Appeal'],
  ])('other remarks are not: %s “%s”', (header, said) =>
    expect(told(withColumn(header, said, '', '', ''), oneClass).problems).toEqual([]),
  );
  const marked = (mark: string, ...below: readonly string[]): Rows => [
    ['Pos', 'No', 'Rider'],
    ['1', '11', `Ann Lee ${mark}`],
    ['2', '12', 'Bo Ek'],
    ...below.map((it) => [it]),
  ];
  it('a mark behind a name is asked about, unless its footnote is harmless', () => {
    for (const rows of [
      marked('*'),
      marked('†', '† disqualified: fuel'),
      marked('', '#11 penalized 2 positions'),
      marked('', 'DQ: Ann Lee (fuel)'),
      marked('', 'Bo Ek was excluded'),
      marked('', 'No. 12 disqualified by jury'),
      marked('', 'Pilote 12 disqualifié'),
      marked('', 'Ek, B.: disqualified'),
      marked('', 'Protest pending'),
      marked('', 'Results provisional until 17:00'),
      marked('(pen. 2 pos)'),
    ])
      expect(told(rows, oneClass).asked).toEqual([['REMARKS', null]]);
    for (const rows of [
      marked('*', '* rookie'),
      marked(''),
      marked('', 'Protest period ends at 5:30'),
      marked('', 'No protests'),
      marked('', 'Aucune réclamation'),
      marked('', 'Riders excluded last week: Di Ray'),
      marked('(R)'),
    ])
      expect(told(rows, oneClass).problems).toEqual([]);
  });
  it('a line whose place was written anew is not asked about again', () => {
    const rows = withColumn('Remarks', 'Penalty 2 positions', '', '', '');
    const found = told(rows, {
      ...oneClass,
      corrections: [{ line: 2, field: 'place', value: '1' }],
      ...answered(['remarks', 'each']),
    });
    expect([found.problems, found.riders.length]).toEqual([[], 4]);
  });
});

describe('a rider who stands in a class twice', () => {
  const rows = (...riders: (readonly [string, string])[]): Rows => [
    ['Pos', 'No', 'Rider'],
    ...riders.map(([number, name], at) => [String(at + 1), number, name]),
  ];
  it('with one number is a mistake of the file', () =>
    expect(told(rows(['11', 'Ann Lee'], ['12', 'Bo Ek'], ['11', 'ANN LEE']), oneClass).problems).toMatchObject([
      { line: 2, code: 'RIDER_TWICE' },
      { line: 4, code: 'RIDER_TWICE' },
    ]));
  it('with two numbers, or none, may be two people', () => {
    for (const number of ['14', ''])
      expect(told(rows([number === '' ? '' : '11', 'Ann Lee'], [number, 'Ann Lee']), oneClass).problems).toEqual([]);
  });
});

describe('numbers', () => {
  const numbers = (...names: readonly string[]) =>
    told([['Pos', 'Rider'], ...names.map((it, at) => [String(at + 1), it])], oneClass).rows.map((row) => [
      row.number,
      row.riderName,
    ]);
  it.each([
    ['21 - Ann Lee', '5 - Bo Ek'],
    ['#21 Ann Lee', '#5 Bo Ek'],
    ['21. Ann Lee', '5. Bo Ek'],
    ['Ann Lee #21', 'Bo Ek #5'],
    ['Ann Lee (21)', 'Bo Ek (5)'],
  ])('in every name are divided from it: %s', (...names) =>
    expect(numbers(...names)).toEqual([
      ['21', 'Ann Lee'],
      ['5', 'Bo Ek'],
    ]),
  );
  it('alone are no names', () =>
    expect(
      told(
        [
          ['Pos', 'No', 'Rider'],
          ['1', 'Ann Lee', '21'],
        ],
        oneClass,
      ).codes,
    ).toEqual(['RIDER_NAME_MISSING']));
  it('in one name stay', () => expect(numbers('2 Chainz', 'Bo Ek')[0]).toEqual([null, '2 Chainz']));
  it('are whole', () =>
    expect(
      told(
        [
          ['Pos', 'No', 'Rider'],
          ['1.0', '21.0', 'Ann Lee'],
        ],
        oneClass,
      ).rows,
    ).toMatchObject([{ place: 1, number: '21' }]));
});

describe('laps', () => {
  it('none beside a gap of laps is asked about', () =>
    expect(
      told(
        [
          ['Pos', 'No', 'Rider', 'Laps', 'Gap'],
          ['1', '11', 'Ann Lee', '10', ''],
          ['2', '12', 'Bo Ek', '0', '10 laps'],
        ],
        oneClass,
      ).codes,
    ).toEqual(['STATUS_UNCLEAR']));
});
