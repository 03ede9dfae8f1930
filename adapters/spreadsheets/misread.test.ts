import { describe, expect, test } from '@jest/globals';
import type { ResultsRead } from '@rrr/core/imports';
import { readSheet } from '@rrr/core/reading';
import { utils, write, type WorkSheet } from 'xlsx';
import { LIMITS } from './limits.js';
import { parseFile } from './parse-file.js';

const MAKES = {
  brandMakes: ['KTM', 'Husqvarna', 'GasGas'],
  knownMakes: ['KTM', 'Husqvarna', 'GasGas', 'Beta', 'Honda'],
};
const CLASSES = ['450 A', '250 B', 'Open', 'Vet 40+'];

const reading = async (content: string | Buffer, options: object): Promise<ResultsRead> =>
  readSheet(await parseFile(Buffer.from(content), LIMITS), { kind: 'results', options: { ...MAKES, ...options } })
    .read as ResultsRead;
/** as the upload for one class reads it */
const one = (content: string | Buffer) =>
  reading(content, { oneClass: true, onlyClass: '450 A', eventClasses: CLASSES });
/** as the upload for all classes reads it */
const all = (content: string | Buffer) => reading(content, { allClasses: CLASSES });
const lines = (...rows: readonly string[]): string => rows.join('\n');
const codes = ({ problems }: ResultsRead): readonly string[] => [...new Set(problems.map((it) => it.code))];
const finishers = ({ rows }: ResultsRead) =>
  rows.map((it) => [it.type === 'finished' ? it.place : it.type, it.riderName]);
const book = (sheets: Readonly<Record<string, WorkSheet>>, hidden: readonly number[] = []): Buffer => {
  const made = utils.book_new();
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(made, sheet, name);
  made.Workbook = { Sheets: Object.keys(sheets).map((name, at) => ({ name, Hidden: hidden.includes(at) ? 1 : 0 })) };
  return write(made, { type: 'buffer', bookType: 'xlsx', cellStyles: true }) as Buffer;
};

/**
 * Files in the shapes that are found in the wild, with invented people: each would pay somebody wrongly if it were read
 * as it looks.
 */
describe('a file for one class that is of another', () => {
  test.each<[string, string, string]>([
    [
      'two headings, this class among them',
      lines('Pos,Rider', '450 A,', '1,Ann Lee', '2,Bo Ek', '250 B,', '1,Cy Dee'),
      'SEVERAL_CLASSES',
    ],
    [
      'two headings of other classes',
      lines('Pos,Rider', 'Open,', '1,Ann Lee', '250 B,', '1,Cy Dee'),
      'SEVERAL_CLASSES',
    ],
    [
      'a heading that repeats on each page',
      lines('Pos,Rider', '450 A,', '1,Ann Lee', 'Pos,Rider', '450 A,', '2,Bo Ek', '250 B,', 'Pos,Rider', '1,Cy Dee'),
      'SEVERAL_CLASSES',
    ],
    [
      'a first block without a heading',
      lines('Pos,Rider', '1,Ann Lee', '2,Bo Ek', '450 A,', '1,Cy Dee'),
      'CLASS_MISSING',
    ],
    ['one heading, of another class', lines('Pos,Rider', '250 B,', '1,Ann Lee'), 'OTHER_CLASS'],
    ['a labelled heading', lines('Pos,Rider,Bike', 'Class:,250 B,', '1,Ann Lee,KTM'), 'OTHER_CLASS'],
    [
      'a class column with two classes',
      lines('Class,Pos,Rider', '450 A,1,Ann Lee', '250 B,1,Cy Dee'),
      'SEVERAL_CLASSES',
    ],
    [
      'a class column that names another class in every row',
      lines('Class,Pos,Rider', '250 B,1,Ann Lee', '250 B,2,Cy Dee'),
      'OTHER_CLASS',
    ],
    ['a class column under another header', lines('Catégorie,Pos,Rider', '250 B,1,Ann Lee'), 'OTHER_CLASS'],
    ['a row without a class', lines('Class,Pos,Rider', '450 A,1,Ann Lee', ',2,Cy Dee'), 'CLASS_MISSING'],
    ['a title of another class', lines('250 B', 'Pos,Rider', '1,Ann Lee'), 'OTHER_CLASS'],
    [
      'a title with another class in it',
      lines('Ridge Creek - 250 B Main Event', 'Pos,Rider', '1,Ann Lee'),
      'OTHER_CLASS',
    ],
    ['a title of a class of one word', lines('Results: Open', 'Pos,Rider', '1,Ann Lee'), 'OTHER_CLASS'],
    [
      'a title of a class that the event does not have',
      lines('Ridge Creek', '250SX Main Event', 'Pos,Rider', '1,Ann Lee'),
      'OTHER_CLASS',
    ],
    ['a labelled title', lines('Class: Women,', 'Pos,Rider', '1,Ann Lee'), 'OTHER_CLASS'],
    ['a title of both classes', lines('450 A and 250 B', 'Pos,Rider', '1,Ann Lee'), 'SEVERAL_CLASSES'],
    [
      'two class columns that differ',
      lines('Class,Division,Pos,Rider', '450 A,250 B,1,Ann Lee', '450 A,Open,2,Bo Ek'),
      'COLUMN_UNCLEAR',
    ],
    [
      'a heading that contradicts the class column',
      lines('Class,Pos,Rider,Bike', '250 B,,,', '450 A,1,Ann Lee,KTM'),
      'HEADING_UNCLEAR',
    ],
  ])('%s', async (_what, content, code) => expect(codes(await one(content))).toContain(code));

  test('a worksheet of another class’s name', async () =>
    expect(
      codes(
        await one(
          book({
            '250 B': utils.aoa_to_sheet([
              ['Pos', 'Rider'],
              [1, 'Ann Lee'],
            ]),
          }),
        ),
      ),
    ).toEqual(['OTHER_CLASS']));

  test.each<[string, string]>([
    ['names it in a title', lines('Ridge Creek National', 'Results - 450 A', 'Pos,Rider,Bike,No', '1,Ann Lee,KTM,7')],
    ['names it in a heading on each page', lines('Pos,Rider', '450 A,', '1,Ann Lee', 'Pos,Rider', '450 A,', '2,Bo Ek')],
    ['names it in a column', lines('Class,Pos,Rider', '450 A,1,Ann Lee', '450-a,2,Bo Ek')],
    [
      'names none',
      lines(
        'Ridge Creek Open 2025',
        'Date:,2025-05-04',
        'Pos,Rider,Bike',
        '1,Ann Lee,KTM',
        '2,Bo Ek,KTM',
        'Printed at noon',
      ),
    ],
  ])('is read when it %s', async (_what, content) => {
    const read = await one(content);
    expect([read.problems, finishers(read)[0]]).toEqual([[], [1, 'Ann Lee']]);
  });
});

describe('rows around the header', () => {
  test.each<[string, string, string]>([
    ['finishers above it', lines('1,Ann Lee,KTM', '2,Bo Ek,KTM', 'Pos,Rider,Bike', '1,Cy Dee,KTM'), 'ABOVE_HEADER'],
    ['one finisher above it', lines('Ridge Creek', '1,Ann Lee', 'Pos,Rider', '2,Bo Ek'), 'ABOVE_HEADER'],
    ['a rider without a place above it', lines('Ann Lee,KTM,Moab', 'Pos,Rider,Bike', '1,Bo Ek,KTM'), 'ABOVE_HEADER'],
    ['a name and a town above it', lines('Ann Lee,Moab', 'Rider,Hometown,Pos', 'Bo Ek,Ogden,1'), 'ABOVE_HEADER'],
    ['somebody who did not finish above it', lines('DNF,Ann Lee', 'Pos,Rider', '1,Bo Ek'), 'ABOVE_HEADER'],
    ['a smaller table above it', lines('Pos,Rider', '1,Ann Lee', 'Pos,Rider,Bike', '1,Bo Ek,KTM'), 'ABOVE_HEADER'],
    [
      'a table of another language above it',
      lines('Sija,Kuljettaja,Pyörä', '1,Ann Lee,KTM', 'Pos,Rider,Bike', '1,Bo Ek,KTM'),
      'ABOVE_HEADER',
    ],
    [
      'a second table under it',
      lines('Pos,Rider,Bike', '1,Ann Lee,KTM', 'Rider,Pos,Bike', 'Bo Ek,2,KTM'),
      'OTHER_HEADER',
    ],
    ['none at all', lines('1,Ann Lee,KTM', '2,Bo Ek,KTM'), 'HEADER_UNKNOWN'],
    ['two tables beside each other', lines('Pos,Rider,,Pos,Rider', '1,Ann Lee,,1,Cy Dee'), 'TABLES_SIDE_BY_SIDE'],
    [
      'two tables beside each other in other words',
      lines('Pos,Rider,,Place,Name', '1,Ann Lee,,1,Cy Dee', '2,Bo Ek,,3,Di Ray'),
      'COLUMN_UNCLEAR',
    ],
    ['a second table without a header', lines('Pos,Rider,,,', '1,Ann Lee,,1,Cy Dee'), 'CELL_WITHOUT_HEADER'],
    ['a comma that no quotes hold', lines('Pos,Rider,Hometown,Bike', '1,Ann Lee,Moab, UT,KTM'), 'CELL_WITHOUT_HEADER'],
  ])('%s', async (_what, content, code) => expect(codes(await one(content))).toContain(code));

  test('a printout repeats its title and its header', async () => {
    const page = (...rows: readonly string[]) => ['Ridge Creek National,,', 'Round 3,,', 'Pos,Rider,Bike', ...rows];
    const read = await one(lines(...page('1,Ann Lee,KTM', '2,Bo Ek,KTM'), ...page('3,Cy Dee,KTM'), 'Page 2 of 2,,'));
    expect([read.problems, finishers(read)]).toEqual([
      [],
      [
        [1, 'Ann Lee'],
        [2, 'Bo Ek'],
        [3, 'Cy Dee'],
      ],
    ]);
  });
});

describe('places', () => {
  test.each([
    'RankClass',
    'Rank Class',
    'Class Rank',
    'Cat Pos',
    'Cat. Pos.',
    'Pos Cat',
    'CatPos',
    'Div. Place',
    'DivPlace',
    'Place/Div',
    'Place in Category',
    'Cl Pos',
    'Cl. Pos',
    'CLPOS',
    'Position In Class',
    'PositionInClass',
    'Class Pos',
    'Pos in Cat',
    'pos_in_class',
    'PIC',
    'P.I.C.',
    'Class Position',
    'Class Place',
    'Class Finish',
    'Finish in Class',
    'Place (class)',
    'Pos (Class)',
    'Overall in Class',
    'Group Rank',
    'Rank in Group',
    'Place Within Class',
    'Rang classe',
    'Rang dans la catégorie',
    'Clt Cat.',
    'Cl. Cat',
    'Classement catégorie',
    'Place cat',
    'Position par classe',
    'Platz Klasse',
    'Platz AK',
    'AK-Platz',
    'Klassenplatz',
    'Rang Kat.',
    'Pos. Categoría',
    'Puesto en la clase',
    'Posición Clase',
    'Pos Klasse',
    'Posizione Classe',
    'Position # in Class',
  ])('an overall place stands behind “%s”', async (header) => {
    const read = await one(`Pos,Rider,"${header}"\n4,Ann Lee,1\n9,Bo Ek,2\n17,Cy Dee,3\n`);
    expect([read.problems, finishers(read)]).toEqual([
      [],
      [
        [1, 'Ann Lee'],
        [2, 'Bo Ek'],
        [3, 'Cy Dee'],
      ],
    ]);
  });

  test.each(['Overall', 'O/A', 'OVR', 'Scratch', 'Overall Pos', 'Class. Général', 'Gesamtrang'])(
    '“%s” stands behind a place',
    async (header) => {
      const read = await one(`${header},Pos,Rider\n4,1,Ann Lee\n9,2,Bo Ek\n`);
      expect([read.problems, finishers(read)]).toEqual([
        [],
        [
          [1, 'Ann Lee'],
          [2, 'Bo Ek'],
        ],
      ]);
    },
  );

  test.each<[string, string, string]>([
    ['an overall place alone', lines('Overall,Rider', '4,Ann Lee', '9,Bo Ek'), 'PLACES_NOT_RUNNING'],
    [
      'an overall place under the name of a place',
      lines('Pos,Rider,Klass', '1,Ann Lee,450', '3,Bo Ek,450', '6,Cy Dee,450'),
      'PLACES_NOT_RUNNING',
    ],
    ['the winner left out', lines('Pos,Rider', '2,Ann Lee', '3,Bo Ek'), 'PLACES_NOT_RUNNING'],
    ['two columns of which either may be meant', lines('Pos,Rank,Rider', '1,2,Ann Lee', '2,1,Bo Ek'), 'COLUMN_UNCLEAR'],
    ['two places in class', lines('Class Pos,Cat Pos,Rider', '1,2,Ann Lee', '2,1,Bo Ek'), 'COLUMN_UNCLEAR'],
    ['a place that stands twice', lines('Pos,Rider', '1,Ann Lee', '1,Bo Ek', '2,Cy Dee'), 'PLACE_TWICE'],
    ['a blank place', lines('Pos,Rider', '1,Ann Lee', ',Bo Ek'), 'PLACE_MISSING'],
    [
      'a blank place of one who finished',
      lines('Pos,Rider,Status', '1,Ann Lee,Finished', ',Bo Ek,Finished'),
      'PLACE_MISSING',
    ],
    [
      'a blank place in class beside an overall one',
      lines('Overall,Class Pos,Rider', '1,,Ann Lee', '2,1,Bo Ek'),
      'PLACE_MISSING',
    ],
  ])('%s', async (_what, content, code) => expect(codes(await one(content))).toContain(code));

  test.each([
    [['1', '2', '2', '4']],
    [['1', '2=', '2=', '4']],
    [['T1', 'T1', '3']],
    [['1', '=2', '=2']],
    [['1st', '2nd', '3rd']],
    [['1', '2', 'DNF', '3']],
    [['1', '2', '3 (DNF)', '4']],
    [['3', '1', '2']],
  ])('%j run', async (places) =>
    expect(codes(await one(lines('Pos,Rider', ...places.map((it, at) => `${it},Rider ${'ABCDEF'[at]}`))))).toEqual([]),
  );
  test('of all classes are checked class by class', async () => {
    expect(codes(await all(lines('Pos,Rider,Class', '1,Ann Lee,450 A', '2,Bo Ek,250 B', '3,Cy Dee,450 A')))).toEqual([
      'PLACES_NOT_RUNNING',
    ]);
    expect(codes(await all(lines('Pos,Rider,Class', '1,Ann Lee,450 A', '1,Bo Ek,250 B', '2,Cy Dee,450 A')))).toEqual(
      [],
    );
  });
});

describe('a status beside a numeric place', () => {
  const read = async (header: string, text: string) =>
    one(`Pos,Rider,"${header}",Bike\n1,Ann Lee,,KTM\n2,Bo Ek,"${text}",KTM\n`);
  const SAID = [
    'DNF',
    'dnf',
    'D.N.F.',
    'DNF - engine',
    'DNF (engine)',
    'DNF lap 3',
    'dnf lap 3',
    'DNS',
    'DSQ',
    'DSQ (fuel)',
    'Retired',
    'Retired lap 4',
    'Did not finish',
    "Didn't finish",
    'Did Not Start',
    'Disqualified',
    'Not classified',
    'Withdrawn',
    'Abandon',
    'Abandon tour 3',
    'Disqualifié',
    'Non partant',
    'Non classé',
    'Hors délai',
    'Exclu',
  ];
  const CODES = ['Ret.', 'Ret', 'DQ', 'NC', 'WD', 'EXC', 'NP', 'HD', 'AB', 'Ret engine', 'DQ fuel'];
  test.each(
    [
      'Time',
      'Gap',
      'Laps',
      'Remarks',
      'Status',
      'Comment',
      'Points',
      'Notes',
      'Interval',
      'Diff',
      'Best Lap',
      'Temps',
      'Écart',
      'Remarques',
    ].flatMap((header) => [...SAID, ...CODES].map((text) => [header, text])),
  )('%s: %s', async (header, text) => {
    const found = await read(header, text);
    expect(found.problems.length > 0 || found.rows[1]?.type !== 'finished').toBe(true);
  });
  test.each(SAID.map((text) => [text]))('in a column of any name: %s', async (text) => {
    const found = await read('Xyz', text);
    expect(found.problems.length > 0 || found.rows[1]?.type !== 'finished').toBe(true);
  });
  test.each([
    ['Remarks', 'engine, DNF on lap 3'],
    ['Remarks', 'he was disqualified by the jury'],
    ['Moto 1', 'DNF'],
    ['M2', 'DNF'],
    ['Hometown', 'DNF'],
    ['#', 'DNF'],
    ['Status', 'crashed'],
    ['Time', 'Crashed out'],
    ['Gap', 'Mech.'],
    ['Interval', 'no idea'],
    ['Remarks', 'Black flag'],
    ['Remarks', 'Mechanical'],
    ['Remarques', 'Bris mécanique, tour 3'],
  ])('%s “%s” asks', async (header, text) => expect(codes(await read(header, text))).toContain('STATUS_UNCLEAR'));
  test.each([['Ann Lee DNF'], ['Ann Lee (DNF)'], ['Ann Lee - Retired'], ['Ann Lee (Disqualified)']])(
    'the name “%s” asks',
    async (name) => expect(codes(await one(`Pos,Rider\n1,${name}\n`))).toEqual(['STATUS_UNCLEAR']),
  );
  test.each([
    'Jo Retz',
    'Al Rettinger',
    'Di Dnfowski',
    'Luc Abandon',
    'Ab Hart',
    'Nc Doe',
    'Ann Lee (NC)',
    'Ann Lee - HD',
    'Dan Sparrow',
    'Retief Outen',
    'Ex Clue',
  ])('the name “%s” is a name', async (name) => expect(finishers(await one(`Pos,Rider\n1,${name}\n`))).toHaveLength(1));
  test.each([
    ['Hometown', 'Charlotte, NC'],
    ['State', 'NC'],
    ['State', 'AB'],
    ['Make', 'HD'],
    ['Hometown', 'Abandon Creek'],
    ['Team', 'DQ Grill & Chill'],
    ['Team', 'Retired Racers Club'],
    ['Home St.', 'NC'],
    ['Nat', 'NP'],
    ['Brand code', 'HD'],
    ['Status', 'Finished'],
    ['Gap', '+1 lap'],
    ['Time', '13:02.1'],
  ])('%s “%s” is no status', async (header, text) =>
    expect(finishers(await read(header, text))[1]).toEqual([2, 'Bo Ek']),
  );
});

describe('a time column', () => {
  test.each([
    '12:34.567',
    '+1.2',
    '1 lap',
    '2 Laps',
    '-1L',
    '1 tour',
    '15 Laps',
    'Leader',
    '1h 02m 03.4s',
    '--',
    'n/a',
    '3 laps down',
  ])('with “%s” says nothing of the finish', async (text) =>
    expect(finishers(await one(`Pos,Rider,Gap,Bike\n1,Ann Lee,,KTM\n2,Bo Ek,${text},KTM\n`))).toHaveLength(2),
  );
});

describe('workbooks', () => {
  const results = () =>
    utils.aoa_to_sheet([
      ['Pos', 'Rider', 'Bike'],
      [1, 'Ann Lee', 'KTM'],
      [2, 'Bo Ek', 'KTM'],
      [3, 'Cy Dee', 'KTM'],
    ]);
  const found = async (bytes: Buffer) =>
    (await one(bytes)).problems.map((it) => [it.line, it.column, it.value, it.code]);
  test('with data in a second sheet', async () =>
    expect(await found(book({ R: results(), More: utils.aoa_to_sheet([[], ['x']]) }))).toEqual([
      [2, null, 'More', 'OTHER_SHEET'],
    ]));
  test('with an empty second sheet are read', async () =>
    expect(await found(book({ R: results(), Sheet2: utils.aoa_to_sheet([]) }))).toEqual([]));
  test('with an empty first sheet are read', async () =>
    expect(await found(book({ Cover: utils.aoa_to_sheet([]), R: results() }))).toEqual([]));
  test('with a hidden sheet', async () =>
    expect(await found(book({ R: results(), Old: utils.aoa_to_sheet([['x']]) }, [1]))).toEqual([
      [1, null, 'Old', 'HIDDEN_SHEET'],
    ]));
  test('with a hidden row', async () =>
    expect(await found(book({ R: Object.assign(results(), { '!rows': [{}, {}, { hidden: true }] }) }))).toEqual([
      [3, null, '2, Bo Ek, KTM', 'HIDDEN_ROW'],
    ]));
  test('with a hidden column', async () =>
    expect(await found(book({ R: Object.assign(results(), { '!cols': [{}, {}, { hidden: true }] }) }))).toEqual([
      [1, 'C', 'Bike', 'HIDDEN_COLUMN'],
    ]));
  test('with merged cells', async () =>
    expect(
      await found(book({ R: Object.assign(results(), { '!merges': [{ s: { r: 1, c: 2 }, e: { r: 2, c: 2 } }] }) })),
    ).toEqual([[2, 'C2:C3', 'KTM', 'MERGED_CELLS']]));
  test('with a merged title are read', async () => {
    const titled = utils.aoa_to_sheet([['Ridge Creek'], [], ['Pos', 'Rider'], [1, 'Ann Lee']]);
    expect(
      await found(book({ R: Object.assign(titled, { '!merges': [{ s: { r: 0, c: 0 }, e: { r: 1, c: 1 } }] }) })),
    ).toEqual([]);
  });
  test('with a cell far to the right', async () => {
    const sheet = results();
    Object.assign(sheet, { ALN2: { t: 's', v: 'DNF' }, '!ref': 'A1:ALN4' });
    expect((await one(book({ R: sheet }))).problems).toMatchObject([
      { line: 2, column: 'ALN', code: 'TOO_MANY_COLUMNS' },
    ]);
  });
});

describe('texts', () => {
  test.each(['Ren� Roy', 'RenÃ© Roy', 'JosÃ© Roy', 'NÃ¸rgÃ¥rd', 'Andrâ€™s Roy', 'Ren√© Roy'])(
    '“%s” lost its letters',
    async (name) => expect(codes(await one(`Pos,Rider\n1,${name}\n`))).toEqual(['TEXT_GARBLED']),
  );
  test('of a Mac, read as Windows writes', async () =>
    expect(
      codes(await one(Buffer.concat([Buffer.from('Pos,Rider\n1,Ren'), Buffer.from([0x8e]), Buffer.from(' Roy\n')]))),
    ).toEqual(['TEXT_GARBLED']));
  test.each([
    'René Roy',
    'João Cão',
    'JOÃO CÃO',
    'Åke Ängström',
    'Łukasz Żak',
    'Ñandú Núñez',
    'Zoë O’Neil',
    'İpek Şen',
  ])('“%s” is a name', async (name) => expect(finishers(await one(`Pos,Rider\n1,${name}\n`))).toEqual([[1, name]]));
  test('that were cut', async () => {
    expect(codes(await one('Pos,Bike,Rider\n1,KTM,Ann Lee\n2,KTM,"Bo Ek the seco'))).toEqual(['TEXT_CUT']);
    expect(codes(await one('Pos,Rider\n1,Bartholomew Longfel…\n'))).toEqual(['TEXT_CUT']);
    expect(codes(await one('Pos,Rider,AMA #\n1,Ann Lee,#####\n'))).toEqual(['TEXT_CUT']);
    expect(codes(await one('Pos,Rider,AMA #\n1,Ann Lee,#N/A\n'))).toEqual(['TEXT_CUT']);
  });
  test('that were cut in a column nobody needs are read', async () =>
    expect(codes(await one('Pos,Rider,Team\n1,Ann Lee,X\n2,Bo Ek,"Privateer, family and fr'))).toEqual([]));
});
