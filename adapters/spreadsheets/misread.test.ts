import { describe, expect, test } from '@jest/globals';
import { utils, write, type WorkSheet } from 'xlsx';
import { codes, CLASSES, finishers, lines, one, reading } from './testing/reading.js';

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
      'TABLES_SIDE_BY_SIDE',
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
      [1, null, 'R, More', 'OTHER_SHEET'],
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
      await found(book({ R: Object.assign(results(), { '!merges': [{ s: { r: 1, c: 1 }, e: { r: 1, c: 2 } }] }) })),
    ).toEqual([[2, 'B2:C2', 'Ann Lee', 'MERGED_CELLS']]));
  test('what is merged over rows of one column stands in each of them', async () => {
    const sheet = utils.aoa_to_sheet([
      ['Class', 'Pos', 'Rider'],
      ['450 A', 1, 'Ann Lee'],
      [null, 2, 'Bo Ek'],
      ['250 B', 1, 'Cy Dee'],
    ]);
    Object.assign(sheet, { '!merges': [{ s: { r: 1, c: 0 }, e: { r: 2, c: 0 } }] });
    const { problems, questions, rows } = await reading(book({ R: sheet }), { allClasses: CLASSES });
    expect([problems, questions]).toEqual([[], []]);
    expect(rows.map((it) => [it.className, it.riderName])).toEqual([
      ['450 A', 'Ann Lee'],
      ['450 A', 'Bo Ek'],
      ['250 B', 'Cy Dee'],
    ]);
  });
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
