import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { read } from './testing/sheets.js';
import { told } from './testing/told.js';

const TABLE = [
  ['1', '21', 'Ann Lee', 'Moab, UT', 'KTM 450 SX-F'],
  ['2', '7', 'Bo Ek', 'Bend, OR', 'Honda CRF450R'],
  ['DNF', '118', 'Cy Dee', 'Laval, QC', 'Honda'],
];
const guesses = (rows: string[][]) =>
  read(rows).columns.map(({ header, guess }) => [header, guess?.field ?? null, guess?.why ?? null]);

test('a file without a header is guessed by what stands in its columns, with the reason', () => {
  const { headerLine, columns, problems, layout } = read(TABLE);
  expect([headerLine, layout, problems.map((it) => it.code)]).toEqual([0, null, ['HEADER_UNKNOWN']]);
  expect(columns[0]).toEqual({
    index: 0,
    header: '',
    field: null,
    samples: ['1', '2', 'DNF'],
    guess: { field: 'place', why: 'counts', first: 1, last: 2 },
  });
  expect(guesses(TABLE)).toEqual([
    ['', 'place', 'counts'],
    ['', 'number', 'otherNumbers'],
    ['', 'riderName', 'fullNames'],
    ['', 'hometown', 'townsAndStates'],
    ['', 'bike', 'makes'],
  ]);
});

test('so is one with headers that nobody knows, and they are kept', () =>
  expect(guesses([['Sija', 'Plq', 'Qui', 'Ou', 'Quoi'], ...TABLE])).toEqual([
    ['Sija', 'place', 'counts'],
    ['Plq', 'number', 'otherNumbers'],
    ['Qui', 'riderName', 'fullNames'],
    ['Ou', 'hometown', 'townsAndStates'],
    ['Quoi', 'bike', 'makes'],
  ]));

test('what may be several things is not guessed, and a header that is known needs no guess', () => {
  expect(
    guesses([
      ['X', 'Y', 'Z'],
      ['5', 'Ann', 'Lee'],
      ['9', 'Bo', 'Ek'],
    ]).map(([, field]) => field),
  ).toEqual(['number', null, null]);
  expect(
    guesses([
      ['Pos', 'Rider'],
      ['1', 'Ann Lee'],
    ]),
  ).toEqual([
    ['Pos', null, null],
    ['Rider', null, null],
  ]);
});

test('a mapping by the guesses reads every rider of a generated table', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 40 }),
      fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }),
      (size, order) => {
        const rows = Array.from({ length: size }, (_, at) => {
          const cells = [
            `${at + 1}`,
            `${at * 7 + 100}`,
            `Rider ${'abcdefgh'[at % 8]}${'ijklmnop'[Math.floor(at / 8)]}`,
            'Moab, UT',
            'KTM',
          ];
          return order.map((it) => cells[it] ?? '');
        });
        const { columns } = read(rows);
        const mapping = Object.fromEntries(columns.map(({ index, guess }) => [index, guess?.field ?? null]));
        const found = told(rows, { mapping });
        expect([found.codes, found.riders.map(([, place]) => place)]).toEqual([[], rows.map((_, at) => at + 1)]);
      },
    ),
  ));

test('whatever a file holds, each field is guessed at most once', () =>
  fc.assert(
    fc.property(fc.array(fc.array(fc.string(), { maxLength: 6 }), { maxLength: 8 }), (rows) => {
      const fields = read(rows).columns.flatMap((it) => it.guess?.field ?? []);
      expect(new Set(fields).size).toBe(fields.length);
    }),
  ));

test('of a column for each class, the one of the class that the file is for has its riders', () => {
  const rows = [
    ['Pos', '250 Amateur', '450 Amateur'],
    ['1', 'Ann Lee', 'Bo Ek'],
    ['2', 'Cy Dee', 'Di Ray'],
  ];
  const guessed = (onlyClass: string) =>
    read(rows, { oneClass: true, onlyClass }).columns.filter((it) => it.guess?.field === 'riderName');
  expect(['450 Amateur', '250 Amateur'].map((it) => guessed(it).map((column) => column.header))).toEqual([
    ['450 Amateur'],
    ['250 Amateur'],
  ]);
});
