import { describe, expect, it } from '@jest/globals';
import { codes, read } from './testing/sheets.js';

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
    ['1st place', '', ['finished', 1]],
    ['#1', '', ['finished', 1]],
    ['1.º', '', ['finished', 1]],
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
    ['9T', '', ['finished', 9]],
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

  it('takes a place twice for a tie where one row says so, or where the gap of a tie follows', () => {
    const places = (...all: readonly string[]) =>
      codes([['Pos', 'Name'], ...all.map((place, at) => [place, `Rider ${at}`])]);
    for (const tie of ['1=', '=1', 'T1', '1T']) expect(places(tie, '1', '3')).toEqual([]);
    expect(places('1', '1', '3')).toEqual([]);
    expect(places('1=', '1=', '2', '3')).toEqual([]);
    expect(places('1', '2', '3=', '3=')).toEqual([]);
    expect(places('1', '2', '3', '3').map(([, code]) => code)).toEqual(['PLACE_TWICE', 'PLACE_TWICE']);
    expect(places('1=', '1=', '4').map(([, code]) => code)).toEqual(['PLACES_NOT_RUNNING']);
  });
});
