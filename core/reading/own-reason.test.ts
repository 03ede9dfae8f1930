import { expect, it } from '@jest/globals';
import { readSheet } from './reading.js';
import { type ResultsRead, withoutOwnReason } from '../imports/index.js';

const rows = (...lines: readonly string[]) => lines.map((it, at) => ({ line: at + 1, cells: it.split(',') }));
const read = (...lines: readonly string[]) =>
  readSheet(
    { format: 'csv', encoding: 'utf-8', rows: rows(...lines) },
    { kind: 'results', options: { brandMakes: [], knownMakes: [] } },
  );

it.each(['Reason (not read)', 'Raison (non lue)'])(
  'a file that was corrected is read without its column %s',
  (header) => {
    const back = read(`Pos,Name,${header}`, '1,Ann Lee,', '2,Bo Ek,"x5" is no place. DNF and DSQ are written out.');
    const { rows: found, problems, columns } = back.read as ResultsRead;
    expect([problems, found.map((it) => [it.place, it.type])]).toEqual([
      [],
      [
        [1, 'finished'],
        [2, 'finished'],
      ],
    ]);
    expect(columns.at(-1)).toMatchObject({ field: null });
  },
);

it('a reason of a timing program is looked at', () => {
  const { rows: found, problems } = read('Pos,Name,Reason', '1,Ann Lee,', '2,Bo Ek,DNF').read as ResultsRead;
  expect([problems, found.map((it) => it.type)]).not.toEqual([[], ['finished', 'finished']]);
});

it('a row with nothing but a reason is left out, and rows before the header stay', () => {
  expect(withoutOwnReason(rows('Results,,x', 'Pos,Name,Reason (not read)', ',,A note', '1,Ann,', '2,Bo'))).toEqual([
    { line: 1, cells: ['Results', '', 'x'] },
    { line: 2, cells: ['Pos', 'Name', ''] },
    { line: 4, cells: ['1', 'Ann', ''] },
    { line: 5, cells: ['2', 'Bo'] },
  ]);
});
