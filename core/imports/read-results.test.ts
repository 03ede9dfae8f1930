import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type ReadResultsOptions, readResults, ROW_PROBLEMS, type Sheet } from './index.js';

const makes: ReadResultsOptions = { brandMakes: ['KTM'], knownMakes: ['KTM', 'Honda', 'Husqvarna', 'GasGas', 'Beta'] };
const sheet = (...rows: (readonly string[])[]): Sheet => ({
  format: 'csv',
  encoding: 'utf-8',
  rows: rows.map((cells, at) => ({ line: at + 1, cells })),
});
const read = (rows: (readonly string[])[], more: Partial<ReadResultsOptions> = {}) =>
  readResults(sheet(...rows), { ...makes, ...more });
const codes = (rows: (readonly string[])[], more: Partial<ReadResultsOptions> = {}) =>
  read(rows, more).problems.map((it) => [it.line, it.code, it.value]);
const fields = (header: readonly string[]) => read([header, header.map(() => 'x')]).columns.map((it) => it.field);

describe('finding the header', () => {
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
      { index: 0, header: 'Sija', field: null },
      { index: 1, header: 'Kuljettaja', field: null },
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

describe('reading values', () => {
  const place = (text: string, status = '') => {
    const { rows, problems } = read([
      ['Pos', 'Name', 'Status'],
      [text, 'Ann Lee', status],
    ]);
    // one row alone cannot run
    if (rows[0] || problems[0]?.code !== 'PLACES_NOT_RUNNING')
      return problems[0]?.code ?? [rows[0]?.type, rows[0]?.place];
    return ['finished', Number(problems[0].value)];
  };
  it.each([
    ['1', '', ['finished', 1]],
    ['01', '', ['finished', 1]],
    ['1st', '', ['finished', 1]],
    ['2nd', '', ['finished', 2]],
    ['3e', '', ['finished', 3]],
    ['1er', '', ['finished', 1]],
    ['2ème', '', ['finished', 2]],
    ['P1', '', ['finished', 1]],
    ['1.', '', ['finished', 1]],
    ['1.0', '', ['finished', 1]],
    ['10000', 'Running', ['finished', 10000]],
    ['DNF', '', ['DNF', null]],
    ['dns', '', ['DNS', null]],
    ['DSQ', '', ['DQ', null]],
    ['NC', '', ['DNF', null]],
    ['AB', '', ['DNF', null]],
    ['Abandon', '', ['DNF', null]],
    ['8=', '', ['finished', 8]],
    ['=8', '', ['finished', 8]],
    ['T9', '', ['finished', 9]],
    ['T-9', '', ['finished', 9]],
    ['9 (tie)', '', ['finished', 9]],
    ['3 ex æquo', '', ['finished', 3]],
    ['DNF - engine', '', ['DNF', null]],
    ['DSQ (fuel)', '', ['DQ', null]],
    ['Retired lap 4', '', ['DNF', null]],
    ['dnf lap 3', '', ['DNF', null]],
    ['5 DNF lap 3', '', ['DNF', 5]],
    ['4', 'DNF - engine', ['DNF', 4]],
    ['4', 'Retired, lap 4', ['DNF', 4]],
    ['4', 'Disqualifié (carburant)', ['DQ', 4]],
    ['4', 'Non partant', ['DNS', 4]],
    ['4', 'HD', ['DNF', 4]],
    ['4', 'Ret.', ['DNF', 4]],
    ['4', 'mechanical', 'STATUS_UNCLEAR'],
    ['4', '+1 Lap', ['finished', 4]],
    ['17', 'DNF', ['DNF', 17]],
    ['12 (DNF)', '', ['DNF', 12]],
    ['DNF-12', '', ['DNF', 12]],
    ['', 'D.N.S.', ['DNS', null]],
    ['0', 'DQ', ['DQ', null]],
    ['-', 'DNF', ['DNF', null]],
    ['', '', 'PLACE_MISSING'],
    ['', 'Finished', 'PLACE_MISSING'],
    ['first', '', 'PLACE_NOT_A_NUMBER'],
    ['-1', '', 'PLACE_NOT_A_NUMBER'],
    ['1.5', '', 'PLACE_NOT_A_NUMBER'],
    ['0', '', 'PLACE_OUT_OF_RANGE'],
    ['10001', '', 'PLACE_OUT_OF_RANGE'],
    ['99999999999999999999', '', 'PLACE_OUT_OF_RANGE'],
  ])('place %j with status %j is %j', (text, status, expected) => expect(place(text, status)).toEqual(expected));

  const of = (header: string, text: string) =>
    read([
      ['Pos', 'Name', header],
      ['1', 'Ann Lee', text],
    ]).rows[0];
  it.each([
    ['Seattle, WA', 'Seattle', 'WA'],
    ['Redlands, ca', 'Redlands', 'CA'],
    ['Irving TX', 'Irving', 'TX'],
    ['Menifee, California', 'Menifee', 'CA'],
    ['Laval, Québec', 'Laval', 'QC'],
    ['Calgary, Canada', 'Calgary, Canada', null],
    ['Durango', 'Durango', null],
    ['ca', null, 'CA'],
    ['Charlotte, N.C.', 'Charlotte', 'NC'],
    ['', null, null],
  ])('hometown %j', (text, hometown, state) => expect(of('Hometown', text)).toMatchObject({ hometown, state }));

  it('lets a column of its own say the state', () => {
    const { rows } = read([
      ['Pos', 'Name', 'City', 'State'],
      ['1', 'Ann Lee', 'Kent', 'Washington'],
    ]);
    expect(rows[0]).toMatchObject({ hometown: 'Kent', state: 'WA' });
  });

  it.each([
    ['DUNGEY, Ryan', 'Ryan DUNGEY', null],
    ['VAN DER BERG, Jan', 'Jan VAN DER BERG', null],
    ['Sam Reed, Jr.', 'Sam Reed, Jr.', null],
    ['Ken Stone, CA', 'Ken Stone, CA', null],
    ['SAM REED - KTM', 'SAM REED', 'KTM'],
    ['Sam Reed - HUS', 'Sam Reed', 'Husqvarna'],
    ['Sam Reed (GAS)', 'Sam Reed', 'GasGas'],
    ['Ann Lee - Smith', 'Ann Lee - Smith', null],
    ['Reed, Sam – KTM 450 SX-F', 'Sam Reed', 'KTM 450 SX-F'],
  ])('name %j', (text, riderName, bike) =>
    expect(
      read([
        ['Pos', 'Name'],
        ['1', text],
      ]).rows[0],
    ).toMatchObject({ riderName, bike }),
  );

  it('joins make and model, and spells codes', () => {
    const bike = (model: string, make: string) =>
      read([
        ['Pos', 'Name', 'Bike', 'Make'],
        ['1', 'Ann Lee', model, make],
      ]).rows[0]?.bike;
    expect([
      bike('450 SX-F', 'KTM'),
      bike('', 'BET'),
      bike('HUS FC450', ''),
      bike('GAS GAS MC 450', ''),
      bike('KTM 450', 'ktm'),
      bike('', ''),
    ]).toEqual(['KTM 450 SX-F', 'Beta', 'Husqvarna FC450', 'GasGas MC 450', 'KTM 450', null]);
  });

  it('names what is wrong with a row, all of it at once', () => {
    const { rows, problems } = read([
      ['Pos', 'Name', 'E-mail', 'Entrants', 'Team'],
      ['x', '', 'nobody', '0', 'T'.repeat(500)],
      ['2', 'N'.repeat(121), '', '', ''],
    ]);
    expect(rows).toEqual([]);
    expect(problems.map((it) => [it.line, it.column, it.code])).toEqual([
      [2, 'Pos', 'PLACE_NOT_A_NUMBER'],
      [2, 'Name', 'RIDER_NAME_MISSING'],
      [2, 'E-mail', 'EMAIL_NOT_VALID'],
      [2, 'Entrants', 'ENTRANTS_NOT_A_NUMBER'],
      [3, 'Name', 'TEXT_TOO_LONG'],
    ]);
  });

  it('takes as much text as is kept: 120 characters, and 40 of a number', () => {
    const header = ['Pos', 'Name', '#', 'AMA #', 'Hometown', 'State', 'Bike'];
    const row = (number: number, text: number) => [
      '1',
      'N'.repeat(text),
      '9'.repeat(number),
      '8'.repeat(number),
      'H'.repeat(text),
      'S'.repeat(text),
      'B'.repeat(text),
    ];
    expect(codes([header, row(40, 120)])).toEqual([]);
    expect(read([header, row(41, 121)]).problems.map((it) => [it.column, it.code])).toEqual(
      header.slice(1).map((it) => [it, 'TEXT_TOO_LONG']),
    );
    expect(read([header, row(41, 120)]).problems.map((it) => [it.column, it.code])).toEqual([
      ['#', 'TEXT_TOO_LONG'],
      ['AMA #', 'TEXT_TOO_LONG'],
    ]);
  });

  it('lists both lines of a place given twice, but only within a class and among finishers', () => {
    const header = ['Pos', 'Name', 'Class'];
    expect(
      codes([
        header,
        ['1', 'A A', 'MX'],
        ['1', 'B B', 'mx'],
        ['1', 'C C', 'SX'],
        ['2', 'D D', 'SX'],
        ['2 DNF', 'E E', 'SX'],
      ]),
    ).toEqual([
      [2, 'PLACE_TWICE', '1'],
      [3, 'PLACE_TWICE', '1'],
    ]);
  });
});

describe('several classes', () => {
  const both = [
    ['Pos', 'Name', 'Class'],
    ['1', 'A A', '450 A'],
    ['1', 'B B', '250 B'],
    ['2', 'C C', '450 a'],
  ];
  it('are kept on the rows', () =>
    expect(read(both).rows.map((it) => it.className)).toEqual(['450 A', '250 B', '450 a']));
  it('are a problem for a file of one class', () =>
    expect(codes(both, { oneClass: true })).toEqual([[3, 'SEVERAL_CLASSES', '450 A; 250 B']]));
  it('are a problem when the asked one is not among them', () =>
    expect(codes(both, { oneClass: true, onlyClass: 'Vet' })).toEqual([[3, 'SEVERAL_CLASSES', '450 A; 250 B']]));
  it.each(['450 A', '250 B'])('are a problem though %s is among them', (onlyClass) =>
    expect(codes(both, { oneClass: true, onlyClass })).toEqual([[3, 'SEVERAL_CLASSES', '450 A; 250 B']]),
  );
  const one = [
    ['Pos', 'Name', 'Class'],
    ['1', 'A A', '450SX'],
    ['2', 'B B', '450 SX'],
  ];
  it('one class however it is spaced is that class', () =>
    expect(codes(one, { oneClass: true, onlyClass: '450-sx' })).toEqual([]));
  it('one class under another name is another class', () =>
    expect(codes(one, { oneClass: true, onlyClass: '450 Pro' })).toEqual([[2, 'OTHER_CLASS', '450SX']]));
  it('leave no row behind that names none', () =>
    expect(codes([...one, ['3', 'D D', '']], { oneClass: true, onlyClass: '450SX' })).toEqual([
      [4, 'CLASS_MISSING', null],
    ]));
  it('may be named in headings above their finishers, the header repeated', () => {
    const { rows, headings, problems } = read([
      ['Pos', 'Name'],
      ['450 A', ''],
      ['1', 'A A'],
      ['Pos', 'Name'],
      ['250 B', ''],
      ['1', 'B B'],
      ['Printed at noon'],
    ]);
    expect(rows.map((it) => [it.className, it.riderName])).toEqual([
      ['450 A', 'A A'],
      ['250 B', 'B B'],
    ]);
    expect([headings.map((it) => it.line), problems]).toEqual([[2, 4, 5, 7], []]);
  });
});

describe('laws', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '',
      '1',
      '2',
      'DNF',
      'Ann Lee',
      'Pos',
      'Name',
      'KTM',
      '-',
      'a, b',
      'x'.repeat(200),
      '450 A',
      '__proto__',
      'constructor',
    ),
  );
  const rows = fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 20 });
  const header = fc.shuffledSubarray(['Pos', 'Name', 'Class', 'Status', 'Bike', 'Hometown', 'Email'], { minLength: 7 });
  const knownCodes: readonly string[] = ROW_PROBLEMS;

  it('whatever stands in the cells, each row below the header is read, refused by name, or a heading', () => {
    fc.assert(
      fc.property(header, rows, fc.nat(1000), (top, below, first) => {
        const lines = below.map((cells, at) => ({ line: first + 2 + at * 3, cells }));
        const {
          rows: taken,
          problems,
          headings,
        } = readResults({ format: 'csv', encoding: 'utf-8', rows: [{ line: first + 1, cells: top }, ...lines] }, makes);
        const seen = new Set([
          ...taken.map((it) => it.line),
          ...problems.map((it) => it.line),
          ...headings.map((it) => it.line),
        ]);
        expect(problems.every((it) => knownCodes.includes(it.code))).toBe(true);
        if (!problems.some((it) => it.code === 'NO_ROWS')) expect(lines.filter((it) => !seen.has(it.line))).toEqual([]);
        const refused = new Set(problems.map((it) => it.line));
        expect(taken.filter((it) => refused.has(it.line))).toEqual([]);
      }),
    );
  });

  it('never throws, with no header and any mapping', () => {
    const field = fc.constantFrom('place', 'riderName', 'state', 'class', 'entrants', null);
    fc.assert(
      fc.property(
        rows,
        fc.dictionary(fc.nat(5).map(String), field),
        fc.boolean(),
        fc.option(cell, { nil: undefined }),
        (any, mapping, oneClass, onlyClass) => {
          const { rows: taken, problems } = read(any, {
            mapping,
            oneClass,
            ...(onlyClass === undefined ? {} : { onlyClass }),
          });
          expect(taken.length + problems.length).toBeGreaterThan(0);
        },
      ),
    );
  });
});
