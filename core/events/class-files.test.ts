import { describe, expect, it } from '@jest/globals';
import { readClasses } from './index.js';

const sheet = (...rows: readonly (readonly string[])[]) => ({
  format: 'csv' as const,
  encoding: 'utf-8',
  rows: rows.map((cells, at) => ({ line: at + 1, cells })),
});
const read = (...rows: readonly (readonly string[])[]) => readClasses(sheet(...rows));
const problems = (...rows: readonly (readonly string[])[]) =>
  read(...rows).problems.map((it) => [it.line, it.column, it.code]);
const amounts = (...rows: readonly (readonly string[])[]) =>
  read(...rows).rows.map((it) => [it.name, ...it.places.map(({ place, amount }) => [place, amount / 100])]);

describe('places of a class', () => {
  it.each([
    ['1st', '2nd', '3rd'],
    ['1', '2', '3'],
    ['01', '02', '03'],
    ['1re', '2e', '3e'],
    ['1er', '2e', '3e'],
    ['1ère', '2ème', '3ème'],
    ['1ere', '2eme', '3eme'],
    ['Place 1', 'Place 2', 'Place 3'],
    ['P1', 'P2', 'P3'],
    ['Pos 1', 'Pos. 2', 'Position 3'],
    ['1st place', '2nd Place', '3RD PLACE'],
    ['1re place', '2e place', '3e place'],
    ['First', 'Second', 'Third'],
    ['Première', 'Deuxième', 'Troisième'],
    ['Premier', 'Second', 'Troisième'],
    ['#1', '#2', '#3'],
    ['1º', '2°', '3.'],
    ['1st ($)', '2nd (USD)', '3rd [CAD]'],
    ['$ 1st', '2nd $', '3rd $'],
  ])('are read under %s, %s, %s', (...names) =>
    expect(amounts(['Class', ...names], ['450 A', '1000', '700', '400'])).toEqual([
      ['450 A', [1, 1000], [2, 700], [3, 400]],
    ]),
  );

  it('are each there once, from 1 to 100', () => {
    expect(problems(['Class', '1st', 'Place 1'], ['A', '1', '2'])).toEqual([[1, 'Place 1', 'HEADER_TWICE']]);
    expect(problems(['Class', '1st', '101st', '0'], ['A', '1', '2', '3'])).toEqual([
      [1, '101st', 'PLACE_OUT_OF_RANGE'],
      [1, '0', 'PLACE_OUT_OF_RANGE'],
    ]);
  });

  it.each([
    ['Gold', 'Silver'],
    ['Winner', 'Runner-up'],
    ['1st-3rd', '4th to 6th'],
    ['1-3', '4-6'],
    ['1re à 3e', '4e à 6e'],
  ])('are asked for where the columns with amounts cannot be told: %s, %s', (...names) => {
    expect(problems(['Class', ...names], ['450 A', '500', '250'])).toEqual([[1, names[0], 'PLACES_UNCLEAR']]);
    expect(read(['Class', ...names], ['450 A', '500', '250']).rows).toEqual([]);
  });

  it('are asked for where one column of several is for more than one place', () =>
    expect(problems(['Class', '1st', '2nd', '3rd-5th'], ['450 A', '500', '250', '100'])).toEqual([
      [1, '3rd-5th', 'PLACES_UNCLEAR'],
    ]));

  it('need none where a file lists classes alone', () =>
    expect(amounts(['Class', 'Payout', 'Notes'], ['450 A', 'Cash', 'new'])).toEqual([['450 A']]));
});

describe('rows that are no class', () => {
  it.each([
    ...['Total', 'TOTAL', 'Totals', 'Total:', 'Sum', 'Totaux', 'Total général', 'Grand total', 'Sous-total', 'Somme'],
    ...['Subtotal', 'Total purse', 'Bourse totale', 'Total des bourses'],
  ])('a total (%s) is left out and told', (word) => {
    const { rows, problems: found, report } = read(['Class', '1st'], ['450 A', '500'], ['250 B', '250'], [word, '750']);
    expect([rows.map((it) => it.name), found]).toEqual([['450 A', '250 B'], []]);
    expect(report.leftOut).toEqual([{ line: 4, why: 'total', text: `${word}, 750` }]);
    expect(report.counts).toEqual({ title: 0, header: 1, read: 2, refused: 0, leftOut: 1 });
  });

  it('a total stands also beside an empty class', () =>
    expect(read(['Class', 'Payout', '1st'], ['450 A', '', '500'], ['', 'Total', '500']).report.leftOut).toMatchObject([
      { line: 3, why: 'total' },
    ]));

  it('what begins like a total is asked for', () =>
    expect(problems(['Class', '1st'], ['Total 450 A', '500'])).toEqual([[2, 'Class', 'MAYBE_TOTAL']]));

  it('a note under the table is no class that pays nothing', () => {
    expect(problems(['Class', '1st'], ['450 A', '500'], ['Purse is subject to change'])).toEqual([
      [3, '1st', 'CLASS_WITHOUT_AMOUNTS'],
    ]);
    expect(
      amounts(['Class', 'Payout', '1st'], ['450 A', '', '500'], ['Mini', 'No payout', ''], ['Vet', '', '0']),
    ).toEqual([['450 A', [1, 500]], ['Mini'], ['Vet']]);
  });

  it('the header again is a header', () =>
    expect(read(['Class', '1st'], ['450 A', '500'], ['Class', '1st'], ['250 B', '250'])).toMatchObject({
      rows: [{ name: '450 A' }, { name: '250 B' }],
      problems: [],
      report: { counts: { title: 0, header: 2, read: 2, refused: 0, leftOut: 0 } },
    }));

  it('a class above the header is not skipped, and a title is', () => {
    expect(problems(['Spring meeting'], ['Round 3', 'June 5, 2027'], ['Class', '1st'], ['A', '5'])).toEqual([]);
    expect(problems(['450 A', '500'], ['Class', '1st'], ['A', '5'])).toEqual([[1, null, 'ABOVE_HEADER']]);
  });
});

describe('cells that are not read', () => {
  it('are listed by their columns, with samples', () =>
    expect(
      read(['Class', 'Notes', '1st', 'Laps', 'Reason'], ['A', 'new', '5', '12', ''], ['B', 'old', '5', '12', 'x'])
        .report.columns,
    ).toEqual([
      { index: 0, header: 'Class', field: 'class', samples: ['A', 'B'] },
      { index: 1, header: 'Notes', field: null, samples: ['new', 'old'] },
      { index: 2, header: '1st', field: 'place1', samples: ['5'] },
      { index: 3, header: 'Laps', field: null, samples: ['12'] },
      { index: 4, header: 'Reason', field: 'reason', samples: ['x'] },
    ]));

  it('an amount that was cut by its comma is refused, not read as two places', () =>
    expect(problems(['Class', '1st', '2nd'], ['450 A', '1', '000', '500'])).toEqual([
      [2, null, 'CELL_WITHOUT_HEADER'],
      [2, '2nd', 'AMOUNT_NOT_A_NUMBER'],
    ]));
});

describe('what a person mends', () => {
  const table = [['Class', '1st', '2nd'], ['450 A', '$500', '250'], ['250 B', 'x5', '100'], ['Free text']] as const;
  it('is read instead of the cell, or left out', () => {
    const {
      rows,
      problems: left,
      report,
    } = readClasses(sheet(...table), {
      corrections: [
        { line: 2, column: 1, value: '500' },
        { line: 3, column: 1, value: '200' },
      ],
      leaveOut: [4],
    });
    expect([rows.map((it) => [it.name, it.places[0]?.amount]), left]).toEqual([
      [
        ['450 A', 50_000],
        ['250 B', 20_000],
      ],
      [],
    ]);
    expect(report.leftOut).toEqual([{ line: 4, why: 'chosen', text: 'Free text' }]);
  });

  it('may be a header too', () =>
    expect(
      readClasses(sheet(['Name', 'Place 1'], ['450 A', '5']), {
        corrections: [{ line: 1, column: 0, value: 'Class' }],
        leaveOut: [],
      }).rows,
    ).toHaveLength(1));
});
