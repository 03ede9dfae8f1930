import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readClasses, readEvents } from '../events/index.js';
import { readPatterns, readSoldVins } from '../vin/index.js';
import { NOTHING_MENDED, type TableReport } from './index.js';

type Row = readonly string[];
const sheet = (...rows: readonly Row[]) => ({
  format: 'csv' as const,
  encoding: 'utf-8',
  rows: rows.map((cells, at) => ({ line: at + 1, cells })),
});
type Mapping = Readonly<Record<number, string | null>>;
const classes = (rows: readonly Row[], mapping?: Mapping) =>
  readClasses(sheet(...rows), { ...NOTHING_MENDED, mapping });
const events = (rows: readonly Row[], mapping?: Mapping) => readEvents(sheet(...rows), { ...NOTHING_MENDED, mapping });
const patterns = (rows: readonly Row[], mapping?: Mapping) =>
  readPatterns(sheet(...rows), { ...NOTHING_MENDED, mapping });
const codes = ({ problems }: { readonly problems: readonly { readonly code: string }[] }) =>
  problems.map((it) => it.code);
/** what a person is shown of each column: its header, what it is read as or may be, and samples */
const shown = ({ report }: { readonly report: TableReport }) =>
  report.columns.map((it) => [it.header, it.field ?? (it.guess === undefined ? null : `${it.guess}?`), ...it.samples]);

describe('a header that is not known', () => {
  const table = [
    ['2027 purse'],
    ['Division', 'Gold', 'Silver', 'Entry fee', 'Notes'],
    ['450 A', '500', '250', '60', 'new'],
    ['250 B', '400', '200', '50', ''],
  ];

  it('is shown with a guess and samples of each column, and nothing is read', () => {
    const read = classes(table);
    expect([codes(read), read.rows, read.headerLine]).toEqual([['HEADER_UNKNOWN'], [], 0]);
    expect(shown(read)).toEqual([
      ['Division', 'class?', '450 A', '250 B'],
      ['Gold', 'place1?', '500', '400'],
      ['Silver', 'place2?', '250', '200'],
      ['Entry fee', null, '60', '50'],
      ['Notes', null, 'new'],
    ]);
  });

  it('is read as a person maps it', () => {
    const read = classes(table, { 0: 'class', 1: 'place1', 2: 'place2', 3: null, 4: null });
    expect([codes(read), read.headerLine, read.report.counts]).toEqual([
      [],
      2,
      { title: 1, header: 1, read: 2, refused: 0, leftOut: 0 },
    ]);
    expect(read.rows.map((it) => [it.name, it.places.map(({ amount }) => amount / 100)])).toEqual([
      ['450 A', [500, 250]],
      ['250 B', [400, 200]],
    ]);
  });

  it('stays unknown while what is needed is not mapped', () => {
    expect(codes(classes(table, { 1: 'place1' }))).toEqual(['HEADER_UNKNOWN']);
    expect(
      codes(
        events(
          [
            ['What', 'When'],
            ['A', '2027-06-05'],
          ],
          { 0: 'title' },
        ),
      ),
    ).toEqual(['HEADER_UNKNOWN']);
  });

  it('of events, patterns and sold VINs likewise', () => {
    const schedule = [
      ['Meeting', 'Weekend', 'Until', 'Where'],
      ['Spring', '2027-06-05', '2027-06-06', 'Moab'],
    ];
    expect(shown(events(schedule))).toEqual([
      ['Meeting', 'title?', 'Spring'],
      ['Weekend', 'startsOn?', '2027-06-05'],
      ['Until', 'endsOn', '2027-06-06'],
      ['Where', null, 'Moab'],
    ]);
    const read = events(schedule, { 0: 'title', 1: 'startsOn', 2: 'endsOn', 3: 'venue' });
    expect([codes(read), read.rows]).toMatchObject([
      [],
      [{ title: 'Spring', startsOn: '2027-06-05', endsOn: '2027-06-06', venue: 'Moab' }],
    ]);
    const codesOf = [
      ['Machine', 'Year', 'Code'],
      ['KX250', '2024', 'VBKSX*4**RM******'],
    ];
    expect(shown(patterns(codesOf))).toEqual([
      ['Machine', 'model?', 'KX250'],
      ['Year', 'year', '2024'],
      ['Code', 'pattern?', 'VBKSX*4**RM******'],
    ]);
    expect(patterns(codesOf, { 0: 'model', 1: 'year', 2: 'pattern' }).rows).toMatchObject([
      { model: 'KX250', year: 2024, pattern: 'VBKSX*4**RM******' },
    ]);
    const sold = sheet(['Serial', 'Type'], ['VBKSXA404RM000001', '450 SX-F']);
    expect(shown(readSoldVins(sold))).toEqual([
      ['Serial', 'vin?', 'VBKSXA404RM000001'],
      ['Type', 'model?', '450 SX-F'],
    ]);
    expect(readSoldVins(sold, { 0: 'vin', 1: 'model' }).rows).toEqual([
      { vin: 'VBKSXA404RM000001', model: '450 SX-F', year: null },
    ]);
  });
});

describe('a table without a header', () => {
  it('loses no row: the first is read once its columns are mapped', () => {
    const rows = [
      ['450 A', '500', '250'],
      ['250 B', '400', ''],
    ];
    expect([codes(classes(rows)), shown(classes(rows))]).toEqual([
      ['HEADER_UNKNOWN'],
      [
        ['', 'class?', '450 A', '250 B'],
        ['', 'place1?', '500', '400'],
        ['', 'place2?', '250'],
      ],
    ]);
    const read = classes(rows, { 0: 'class', 1: 'place1', 2: 'place2' });
    expect([codes(read), read.headerLine, read.rows.map((it) => it.name), read.report.counts.header]).toEqual([
      [],
      0,
      ['450 A', '250 B'],
      0,
    ]);
    // one amount is no place "50"
    expect(
      classes(
        [
          ['450 A', '50'],
          ['250 B', '30'],
        ],
        { 0: 'class', 1: 'place1' },
      ).rows,
    ).toHaveLength(2);
    expect(
      events(
        [
          ['Spring', '2027-06-05'],
          ['Fall', '2027-09-05'],
        ],
        { 0: 'title', 1: 'startsOn' },
      ).rows,
    ).toHaveLength(2);
    expect(patterns([['450', '2024', 'VBKSX']], { 0: 'model', 1: 'year', 2: 'pattern' }).rows).toHaveLength(1);
    expect(readSoldVins(sheet(['VBKSXA404RM000001'], ['VBKSXA404RM000002']), { 0: 'vin' }).rows).toHaveLength(2);
  });

  it('of places that are named is one with a header', () =>
    expect(
      classes(
        [
          ['Division', '1', '2'],
          ['450 A', '500', '250'],
        ],
        { 0: 'class' },
      ),
    ).toMatchObject({
      headerLine: 1,
      rows: [{ name: '450 A', places: [{ place: 1 }, { place: 2 }] }],
    }));
});

describe('what a person maps', () => {
  it('outweighs a header, also of a column without one', () => {
    const rows = [
      ['Class', '1st', '', 'Notes'],
      ['450 A', '500', '250', 'x'],
    ];
    expect(codes(classes(rows))).toEqual(['CELL_WITHOUT_HEADER']);
    expect(classes(rows, { 2: 'place2' }).rows).toMatchObject([{ places: [{ place: 1 }, { place: 2 }] }]);
    expect([codes(classes(rows, { 2: null })), classes(rows, { 2: null }).rows[0]?.places]).toMatchObject([
      [],
      [{ place: 1 }],
    ]);
    expect(classes(rows, { 1: null, 2: 'place1', 3: null }).rows).toMatchObject([{ places: [{ amount: 25_000 }] }]);
  });

  it('is asked where two columns are the same', () => {
    expect(
      codes(
        classes(
          [
            ['Class', 'A', 'B'],
            ['450 A', '5', '4'],
          ],
          { 1: 'place1', 2: 'place1' },
        ),
      ),
    ).toEqual(['HEADER_TWICE']);
    const twice = [
      ['Title', 'Date', 'Date'],
      ['Spring', '2027-06-05', '2027-06-06'],
    ];
    expect([codes(events(twice)), events(twice).problems[0]]).toMatchObject([
      ['HEADER_TWICE'],
      { line: 1, column: 'Date', value: 'Date', at: 2 },
    ]);
    expect(codes(events(twice, { 1: 'startsOn', 2: 'endsOn' }))).toEqual([]);
    expect(
      codes(
        events([
          ['Title', 'Date', 'Date'],
          ['Spring', '2027-06-05', ''],
        ]),
      ),
    ).toEqual([]);
    expect(
      codes(
        patterns([
          ['Model', 'Model', 'Year', 'VIN'],
          ['450', '450 F', '2024', 'VBKSX'],
        ]),
      ),
    ).toEqual(['HEADER_TWICE']);
    expect(codes(readSoldVins(sheet(['VIN', 'VIN'], ['VBKSXA404RM000001', 'VBKSXA404RM000002'])))).toEqual([
      'HEADER_TWICE',
    ]);
  });
});

it('a mapping reads what the same file with the right headers has', () => {
  const amount = fc.integer({ min: 10, max: 9999 }).map(String);
  const name = fc.integer({ min: 1, max: 999 }).map((it) => `Class ${it}`);
  fc.assert(
    fc.property(
      fc.uniqueArray(name, { minLength: 1, maxLength: 8 }),
      fc.array(amount, { minLength: 24, maxLength: 24 }),
      fc.constantFrom<Row>(['Group', 'Alpha', 'Beta', 'Gamma'], ['', '', '', '']),
      fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
      (names, amounts, header, order) => {
        const body = names.map((it, at) => [it, ...amounts.slice(at * 3, at * 3 + 3)]);
        const moved = (row: Row) => order.map((at) => row[at] ?? '');
        const fields = ['class', 'place1', 'place2', 'place3'];
        const mapping = Object.fromEntries(order.map((from, at) => [at, fields[from] ?? null]));
        const rows = header[0] === '' ? body.map(moved) : [moved(header), ...body.map(moved)];
        const plain = ({ rows: read }: ReturnType<typeof readClasses>) => read.map(({ line: _, ...rest }) => rest);
        expect(plain(classes(rows, mapping))).toEqual(plain(classes([['Class', '1st', '2nd', '3rd'], ...body])));
      },
    ),
  );
});
