import { describe, expect, it } from '@jest/globals';
import { readSheet, type Reading } from './index.js';

type Kind = Exclude<Reading['kind'], 'results'>;
const read = (kind: Kind, rows: readonly string[]) =>
  readSheet(
    {
      format: 'csv',
      encoding: 'utf-8',
      rows: rows.map((row, at) => ({ line: at + 1, cells: row.split(';') })),
    },
    { kind },
  ).read;
const problems = (kind: Kind, ...rows: readonly string[]) =>
  read(kind, rows).problems.map((it) => [it.line, it.code, it.value]);
const rows = (kind: Kind, ...all: readonly string[]) => read(kind, all).rows;

describe('what no screen shows is not read', () => {
  it.each(['\u200b', '\u00ad', '\u2060', '\ufeff', '\u200f', '\u202e'])('%j', (hidden) => {
    const put = (text: string) => `${text.slice(0, 1)}${hidden}${text.slice(1)}${hidden}`;
    expect(rows('classes', `${put('Class')};${put('1st')}`, `${put('450 A')};${put('500')}`)).toMatchObject([
      { name: '450 A', places: [{ place: 1, amount: 50_000 }] },
    ]);
    expect(rows('events', 'Title;Date', `${put('Spring')};${put('2027-06-05')}`)).toMatchObject([
      { title: 'Spring', startsOn: '2027-06-05' },
    ]);
    expect(rows('patterns', 'Model;Year;Pattern', `450;${put('2024')};${put('VBKSX')}`)).toMatchObject([
      { year: 2024, pattern: 'VBKSX' },
    ]);
  });
});

it('texts that a program kept as texts are read: an apostrophe before a number, a quoted formula', () => {
  expect(rows('classes', 'Class;1st', "'450 A;'500", '="250 B";="400"')).toMatchObject([
    { name: '450 A', places: [{ amount: 50_000 }] },
    { name: '250 B', places: [{ amount: 40_000 }] },
  ]);
  expect(rows('events', 'Title;Date', "A;'2027-06-05")).toMatchObject([{ startsOn: '2027-06-05' }]);
  expect(rows('soldVins', 'VIN', '="VBKSXA404RM000001"')).toMatchObject([{ vin: 'VBKSXA404RM000001' }]);
});

it('a formula is none of the values that are read', () => {
  expect(problems('classes', 'Class;1st;Notes', '=A1;500;=B2', '450 A;500;=1+1')).toEqual([
    [2, 'FORMULA_WITHOUT_VALUE', '=A1'],
  ]);
  expect(read('classes', ['Class;1st', '=A1;500']).problems).toMatchObject([{ column: '1', at: 0 }]);
  expect(problems('events', 'Title;Date;Venue', '=HYPERLINK("x");2027-06-05;=1+1')).toEqual([
    [2, 'FORMULA_WITHOUT_VALUE', '=HYPERLINK("x")'],
    [2, 'FORMULA_WITHOUT_VALUE', '=1+1'],
  ]);
  expect(problems('patterns', 'Model;Year;Pattern', '=1+1;2024;VBKSX')).toEqual([[2, 'FORMULA_WITHOUT_VALUE', '=1+1']]);
  expect(rows('classes', 'Class;1st', "'=450=;500")).toMatchObject([{ name: '=450=' }]);
  expect(problems('classes', 'Class;1st', '= 450 =;500')).toEqual([[2, 'FORMULA_WITHOUT_VALUE', '= 450 =']]);
});

describe('amounts', () => {
  it('of a dash pay nothing', () =>
    expect(rows('classes', 'Class;1st;2nd', '450 A;500;-', 'Mini;–;n/a')).toMatchObject([
      { places: [{ place: 1 }] },
      { name: 'Mini', places: [] },
    ]));

  it.each(['€ 1.234,50', '1.234,50', '1.000', '-500', '(400)', '50%', '1k', '1E+03', 'USD 500', 'Trophy', 'TBD'])(
    'are refused where they are not plain: %s',
    (text) =>
      expect(problems('classes', 'Class;1st', `450 A;${text}`)).toMatchObject(
        [[2, /AMOUNT/, text]].map(([a, , c]) => [a, expect.stringMatching(/^AMOUNT_/), c]),
      ),
  );

  it('name their currencies in headers', () => {
    expect(read('classes', ['Class;1st (CAD);2nd $', '450 A;500;250'])).toMatchObject({
      problems: [],
      currencies: [{ currency: 'CAD', line: 1, header: '1st (CAD)', at: 1 }],
    });
    const of = (header: string) =>
      (
        read('classes', [`Class;${header}`, '450 A;500']) as { currencies?: readonly { currency: string }[] }
      ).currencies?.map((it) => it.currency);
    expect(['1st (US$)', '1st €', '1re [$ CA]', '1st $', '1st'].map(of)).toEqual([
      ['USD'],
      ['EUR'],
      ['CAD'],
      undefined,
      undefined,
    ]);
  });
});

it('a class that is called like a place is a table that was turned', () => {
  expect(problems('classes', 'Class;1st', '1st;500', '3e;100', 'Place 2;50', '250;40')).toEqual([
    [2, 'CLASS_IS_PLACE', '1st'],
    [3, 'CLASS_IS_PLACE', '3e'],
    [4, 'CLASS_IS_PLACE', 'Place 2'],
  ]);
});

it('a date that is none in either order is refused, not asked', () => {
  expect(problems('events', 'Title;Date', 'A;06/05/1927', 'B;2027-06-05')).toEqual([
    [2, 'DATE_NOT_VALID', '06/05/1927'],
  ]);
  expect(rows('events', 'Event;Dates', 'A;June 5-6, 2027')).toHaveLength(1);
});

describe('a file that is far too long', () => {
  const long = (count: number, head: string, row: (at: number) => string) => [
    head,
    ...Array.from({ length: count }, (_, at) => row(at)),
  ];
  it.each([
    ['classes', 1001, 'Class;1st', (at: number) => `C${at};5`],
    ['events', 1001, 'Title;Date', (at: number) => `E${at};2027-06-05`],
    ['patterns', 10_001, 'Model;Year;Pattern', (at: number) => `M${at};2024;VBKSX`],
  ] as const)('of %s is refused whole', (kind, count, head, row) =>
    expect(problems(kind, ...long(count, head, row))).toMatchObject([
      [expect.any(Number), 'TOO_MANY_ROWS', String(count)],
    ]),
  );

  it('tells its first thousand problems, and reads no row that has one', () => {
    const found = read(
      'patterns',
      long(5000, 'Model;Year;Pattern', (at) => `M${at};24;X`),
    );
    expect([found.problems.length, found.rows.length]).toEqual([1000, 0]);
    expect(found).toMatchObject({ report: { counts: { refused: 5000 } } });
  });
});
