import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type ReadResultsOptions, readResults } from './index.js';

/** One who rode: the truth that a file tells in its own way. */
interface Rode {
  readonly name: string;
  readonly number: string;
  /** null: did not finish */
  readonly place: number | null;
}
type Row = readonly string[];

const options: ReadResultsOptions = {
  brandMakes: ['KTM'],
  knownMakes: ['KTM', 'Honda'],
  oneClass: true,
  onlyClass: '450 A',
  eventClasses: ['450 A', '250 B', 'Open'],
};
const NAMES = ['Ann Lee', 'Bo Ek', 'Cy Dee', 'Di Ray', 'Ed Moss', 'Flo Hart', 'Gus Vale', 'Hal Nye'];

/** Riders of the class in their places, the last ones out. */
const field = fc
  .record({ count: fc.integer({ min: 1, max: 8 }), out: fc.integer({ min: 0, max: 3 }) })
  .map(({ count, out }): readonly Rode[] =>
    NAMES.slice(0, count).map((name, at) => ({
      name,
      number: String(11 + at),
      place: at < Math.max(1, count - out) ? at + 1 : null,
    })),
  );

/** A sheet that says just the truth. */
const plain = (rode: readonly Rode[]): Row[] => [
  ['Pos', 'No', 'Rider', 'Remarks'],
  ...rode.map(({ place, number, name }) => [place === null ? 'DNF' : String(place), number, name, '']),
];
const addColumn = (rows: readonly Row[], at: number, header: string, cell: (row: number) => string): Row[] => {
  const top = rows.findIndex((it) => it.includes('Rider'));
  return rows.map((row, index) =>
    row.length < 2 ? row : row.toSpliced(at, 0, index === top ? header : index < top ? '' : cell(index - top - 1)),
  );
};
const header = (rows: readonly Row[]): number => rows.findIndex((it) => it.includes('Rider'));
const insert = (rows: readonly Row[], at: number, ...more: readonly Row[]): Row[] =>
  rows.toSpliced(Math.min(at, rows.length), 0, ...more);
const rename = (rows: readonly Row[], from: string, to: string): Row[] =>
  rows.map((row, at) => (at === header(rows) ? row.map((it) => (it === from ? to : it)) : row));

type Mutation = (rows: readonly Row[], n: number) => Row[];
/** What people and timing programs do to a sheet; `n` is any number. */
const MUTATIONS: Readonly<Record<string, Mutation>> = {
  title: (rows, n) =>
    insert(rows, 0, [['Ridge Creek National', 'Round 3', '2025-05-04', '450 A', 'Results - 450 A'][n % 5] ?? '']),
  'title of another class': (rows, n) =>
    insert(rows, 0, [['250 B', 'Open', 'Class: Women', '250SX Main'][n % 4] ?? '']),
  'header again': (rows, n) => insert(rows, header(rows) + 1 + (n % 9), rows[header(rows)] ?? []),
  'heading of this class': (rows) => insert(rows, header(rows) + 1, ['450 A']),
  'heading of another class': (rows, n) => insert(rows, header(rows) + 1 + (n % 9), ['250 B']),
  footer: (rows) => [...rows, ['Printed at noon']],
  'overall place first': (rows) =>
    addColumn(rename(rows, 'Pos', 'Class Pos'), 0, 'Overall', (row) => String(row * 3 + 2)),
  'place in class last': (rows) =>
    addColumn(
      rename(rows, 'Pos', 'Place'),
      4,
      'Pos in Cat',
      (row) => rows[header(rows) + 1 + row]?.[rows[header(rows)]?.indexOf('Pos') ?? 0] ?? '',
    ),
  'overall place alone': (rows) =>
    rows.map((row, at) =>
      at > header(rows) && /^\d+$/.test(row[0] ?? '') ? [String(Number(row[0]) * 2 + 1), ...row.slice(1)] : row,
    ),
  'header in the middle': (rows, n) => {
    const top = rows[header(rows)];
    return top ? insert(rows.toSpliced(header(rows), 1), n % 6, top) : [...rows];
  },
  'no header': (rows) => rows.filter((_, at) => at !== header(rows)),
  'class column': (rows) => addColumn(rows, 1, 'Class', () => '450 A'),
  'class column of two': (rows, n) => addColumn(rows, 1, 'Class', (row) => (row === n % 5 ? '250 B' : '450 A')),
  'class column with a gap': (rows, n) => addColumn(rows, 1, 'Class', (row) => (row === n % 5 ? '' : '450 A')),
  'bike column': (rows) => addColumn(rows, 3, 'Bike', () => 'KTM 450 SX-F'),
  'table beside it': (rows) =>
    addColumn(
      addColumn(rows, 99, 'Pos', (row) => String(row + 1)),
      99,
      'Rider',
      (row) => `Other Rider ${'ABCDEFGH'[row] ?? 'X'}`,
    ),
  'more cells': (rows, n) => rows.map((row, at) => (at > header(rows) && at % 3 === n % 3 ? [...row, 'x'] : row)),
  'rows again': (rows, n) => [...rows, ...rows.slice(header(rows) + 1).slice(0, n % 3)],
  'last row lost': (rows) => rows.slice(0, -1),
};
/** changes the truth as nobody could see it: a shorter list, or the same rows in another order, tells it as truly */
const SHORTENS = 'last row lost';

const readAs = (rows: readonly Row[]) =>
  readResults({ format: 'csv', encoding: 'utf-8', rows: rows.map((cells, at) => ({ line: at + 1, cells })) }, options);

test('a file is read as it was meant, or stopped, whatever is done to its layout', () => {
  const steps = fc.array(fc.tuple(fc.constantFrom(...Object.keys(MUTATIONS)), fc.nat(100)), { maxLength: 4 });
  let read = 0;
  fc.assert(
    fc.property(field, steps, (rode, mutations) => {
      const rows = mutations.reduce<Row[]>((sheet, [name, n]) => MUTATIONS[name]?.(sheet, n) ?? sheet, plain(rode));
      const found = readAs(rows);
      if (found.problems.length > 0) return;
      read += 1;
      const truth = new Map(rode.map((it) => [it.name, it.place]));
      const told = found.rows.map((it) => [it.riderName, it.type === 'finished' ? it.place : null] as const);
      for (const [name, place] of told) expect([name, place]).toEqual([name, truth.get(name)]);
      const lost = mutations.filter(([name]) => name === SHORTENS).length;
      expect(told.length).toBeGreaterThanOrEqual(Math.max(0, rode.length - lost));
      expect(new Set(told.map(([name]) => name)).size).toBe(told.length);
    }),
    { numRuns: 2000 },
  );
  expect(read).toBeGreaterThan(100);
}, 120_000);

test('a status in any cell keeps its rider from a paid place', () => {
  const status = fc.constantFrom(
    'DNF',
    'dnf',
    'D.N.F.',
    'DNS',
    'DSQ',
    'Did not finish',
    'Disqualified',
    'Retired',
    'Abandon',
    'Non partant',
    'DNF - engine',
    'DSQ (fuel)',
    'Retired lap 4',
    'dnf lap 3',
    'Disqualifié',
  );
  const headers = fc.uniqueArray(
    fc.constantFrom('Time', 'Gap', 'Laps', 'Remarks', 'Status', 'Points', 'Comment', 'Team', 'Best Lap', 'Xyz'),
    { minLength: 1, maxLength: 5 },
  );
  fc.assert(
    fc.property(headers, fc.nat(), status, fc.nat(3), (more, at, text, who) => {
      const rows = ['Ann Lee', 'Bo Ek', 'Cy Dee', 'Di Ray'].map((name, nth) => [
        String(nth + 1),
        name,
        ...more.map((_, column) => (nth === who && column === at % more.length ? text : '')),
      ]);
      const found = readAs([['Pos', 'Rider', ...more], ...rows]);
      expect(found.problems.length > 0 || found.rows[who]?.type !== 'finished').toBe(true);
    }),
    { numRuns: 500 },
  );
}, 120_000);
