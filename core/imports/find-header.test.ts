import { describe, expect, it } from '@jest/globals';
import { codes, read } from './testing/sheets.js';

const fields = (header: readonly string[]) => read([header, header.map(() => 'x')]).columns.map((it) => it.field);

describe('finding the header', () => {
  it('takes no finisher for it, whatever their codes mean elsewhere', () => {
    const rows = [
      ['Sija', 'Kuski', 'Stat'],
      ['1', 'Ann Lee', ''],
      ['2', 'Bo Ek', 'N'],
    ];
    expect(read(rows)).toMatchObject({ headerLine: 1, layout: 'sija|kuski|stat' });
    expect(read(rows, { mapping: { 0: 'place', 1: 'riderName' } })).toMatchObject({
      headerLine: 1,
      layout: 'sija|kuski|stat',
    });
  });

  it('reads a series export, where FINISH repeats POS.', () => {
    const { headerLine, columns, rows, problems } = read([
      ['POS.', '#', 'RIDER', 'HOMETOWN', 'BIKE', 'QUAL', 'FINISH', 'POINTS'],
      ['1', '021', 'Ida  Nørgård', 'Seattle, WA', 'KTM 450 SX-F', '3', '1', '25'],
    ]);
    expect(headerLine).toBe(1);
    expect(columns.map((it) => it.field)).toEqual([
      'place',
      'number',
      'riderName',
      'hometown',
      'bike',
      null,
      null,
      null,
    ]);
    expect(problems).toEqual([]);
    expect(rows).toEqual([
      {
        line: 2,
        place: 1,
        type: 'finished',
        riderName: 'Ida Nørgård',
        number: '021',
        hometown: 'Seattle',
        state: 'WA',
        bike: 'KTM 450 SX-F',
        email: null,
        amaNumber: null,
        className: null,
        entrants: null,
      },
    ]);
  });

  it('finds it below a title and a date', () => {
    const { headerLine, rows } = read([
      ['Mud Creek Round 3'],
      ['2025-05-04'],
      ['Pos', 'No.', 'Name'],
      ['1', '7', 'Ann Lee'],
    ]);
    expect([headerLine, rows[0]?.line, rows[0]?.riderName]).toEqual([3, 4, 'Ann Lee']);
  });

  it.each([
    [
      ['Position', 'Start Number', 'Name', 'Class', 'Position In Class', 'Status'],
      [null, 'number', 'riderName', 'class', 'place', 'status'],
    ],
    [
      ['Pos', 'No', 'First', 'Last', 'Class', 'Best Tm'],
      ['place', 'number', 'firstName', 'lastName', 'class', null],
    ],
    [
      ['Rang', 'N°', 'Nom', 'Prénom', 'Ville', 'Province', 'Marque', 'Catégorie', 'Courriel'],
      ['place', 'number', 'lastName', 'firstName', 'city', 'state', 'make', 'class', 'email'],
    ],
    [
      ['Pos', 'Pilote', 'Moto', 'Numéro'],
      ['place', 'riderName', 'bike', 'number'],
    ],
    [
      ['Finish', 'Bib', 'Surname', 'ST', 'Make', 'AMA #', 'E-Mail', 'Entrants'],
      ['place', 'number', 'lastName', 'state', 'make', 'amaNumber', 'email', 'entrants'],
    ],
    [
      ['place', 'A.M.A. No.', 'fullName', 'brand'],
      ['place', 'amaNumber', 'riderName', 'make'],
    ],
  ])('knows %j', (header, expected) => expect(fields(header)).toEqual(expected));

  it('asks a person when no place and name are named, and takes their word', () => {
    const rows = [
      ['Sija', 'Kuljettaja'],
      ['1', 'Ann Lee'],
    ];
    const asked = read(rows);
    expect(asked.problems).toEqual([{ line: 1, column: null, value: 'Sija, Kuljettaja', code: 'HEADER_UNKNOWN' }]);
    expect(asked.columns).toEqual([
      { index: 0, header: 'Sija', field: null, samples: ['1'] },
      { index: 1, header: 'Kuljettaja', field: null, samples: ['Ann Lee'] },
    ]);
    const told = read(rows, { mapping: { 0: 'place', 1: 'riderName' } });
    expect([told.problems, told.rows.map((it) => it.riderName)]).toEqual([[], ['Ann Lee']]);
  });

  it('loses no first finisher of a mapped file without a header', () => {
    const { headerLine, rows } = read(
      [
        ['1', 'Ann Lee'],
        ['2', 'Bo Ek'],
      ],
      { mapping: { 0: 'place', 1: 'riderName' } },
    );
    expect([headerLine, rows.map((it) => [it.line, it.place])]).toEqual([
      0,
      [
        [1, 1],
        [2, 2],
      ],
    ]);
  });

  it('lets a mapping overrule a header, and free a column', () => {
    const { columns } = read(
      [
        ['Pos', 'Overall', 'Name', 'Bike'],
        ['1', '2', 'Ann Lee', 'x'],
      ],
      { mapping: { 1: 'place', 3: null } },
    );
    expect(columns.map((it) => it.field)).toEqual([null, 'place', 'riderName', null]);
  });

  it('says when there is nothing below it, or nothing at all', () => {
    expect(codes([['Pos', 'Name']])).toEqual([[1, 'NO_ROWS', null]]);
    expect(codes([])).toEqual([[1, 'HEADER_UNKNOWN', null]]);
  });
});
