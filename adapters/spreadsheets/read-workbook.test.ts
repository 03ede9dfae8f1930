import { describe, expect, it } from '@jest/globals';
import { utils, write, type WorkSheet } from 'xlsx';
import { LIMITS } from './limits.js';
import { parseFile } from './parse-file.js';
import { workbook, workbookParts } from './testing/workbook.js';
import { type Part, zipOf } from './testing/zip.js';

const bookOf = (
  sheets: Readonly<Record<string, WorkSheet>>,
  hidden: readonly number[] = [],
  bookType: 'xlsx' | 'xlsb' = 'xlsx',
  date1904 = false,
): Buffer => {
  const book = utils.book_new();
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(book, sheet, name);
  book.Workbook = {
    Sheets: Object.keys(sheets).map((name, at) => ({ name, Hidden: hidden.includes(at) ? 1 : 0 })),
    WBProps: { date1904 },
  };
  return write(book, { type: 'buffer', bookType, compression: true }) as Buffer;
};
const plain = utils.aoa_to_sheet([['Pos', 'Name'], [], [1, 'Ann Lee']]);
const cells = async (bytes: Buffer) => (await parseFile(bytes, LIMITS)).rows.map((it) => [it.line, ...it.cells]);
const refused = (bytes: Buffer, limits = LIMITS) => expect(parseFile(bytes, limits)).rejects;

const partsOf = (sheet: string): readonly Part[] => workbookParts(sheet);
const handMade = (sheet: string): Buffer => workbook(sheet);
const ROW = '<sheetData><row r="1"><c r="A1"><v>7</v></c></row></sheetData>';

describe('cells', () => {
  it('are read as people typed or see them', async () => {
    const sheet: WorkSheet = {
      '!ref': 'A1:L1',
      A1: { t: 's', v: '007' },
      B1: { t: 'n', v: 1 },
      C1: { t: 'n', v: 1, z: '0.0' },
      D1: { t: 'n', v: 45781, z: 'm/d/yy' },
      E1: { t: 'n', v: 0.25, z: '0%' },
      F1: { t: 'n', v: 7, z: '000' },
      G1: { t: 'n', v: 3, f: '1+2' },
      H1: { t: 'b', v: true },
      I1: { t: 'n', v: 0.1 + 0.2 },
      J1: { t: 'n', v: 12345678901234 },
      K1: { t: 'n', v: 0.05, z: 'h:mm' },
      L1: { t: 'n', v: 1250, z: '#,##0' },
    };
    expect(await cells(bookOf({ R: sheet }))).toEqual([
      [1, '007', '1', '1', '2025-05-04', '25%', '007', '3', 'TRUE', '0.3', '12345678901234', '1:12', '1250'],
    ]);
  });
  it('count days from 1904 where the workbook does', async () => {
    expect(
      await cells(bookOf({ R: { '!ref': 'A1', A1: { t: 'n', v: 44319, z: 'yyyy-mm-dd' } } }, [], 'xlsx', true)),
    ).toEqual([[1, '2025-05-04']]);
  });
  it('of columns left out are empty, and empty rows are left out', async () => {
    expect(
      await cells(
        bookOf({ R: { '!ref': 'A1:C5', A1: { t: 's', v: 'a' }, C1: { t: 's', v: 'c' }, B5: { t: 's', v: 'b' } } }),
      ),
    ).toEqual([
      [1, 'a', '', 'c'],
      [5, '', 'b'],
    ]);
  });
});

describe('workbooks', () => {
  const other = utils.aoa_to_sheet([['secret']]);
  it.each([['xlsx' as const], ['xlsb' as const]])('%s: the first sheet that is shown', async (type) => {
    const bytes = bookOf({ Hidden: other, Results: plain, Empty: utils.aoa_to_sheet([]), More: other }, [0], type);
    expect(await cells(bytes)).toEqual([
      [1, 'Pos', 'Name'],
      [3, '1', 'Ann Lee'],
    ]);
    expect((await parseFile(bytes, LIMITS)).problems).toEqual([
      { line: 1, column: null, value: 'Hidden', code: 'HIDDEN_SHEET' },
      { line: 1, column: null, value: 'More', code: 'OTHER_SHEET' },
    ]);
  });
  it('without any row are empty', async () =>
    refused(bookOf({ R: utils.aoa_to_sheet([]) })).toMatchObject({ refusal: { code: 'FILE_EMPTY' } }));
  it('of another sort of zip are refused', async () =>
    refused(zipOf([{ name: 'a.txt', data: Buffer.from('hello') }])).toMatchObject({ refusal: { why: 'zip' } }));
  it('cut short are refused', async () =>
    refused(bookOf({ R: plain }).subarray(0, 900)).toMatchObject({ refusal: { why: 'spreadsheet' } }));
  it('with a damaged part are refused', async () => {
    const bytes = bookOf({ R: plain });
    bytes.fill(0xff, 60, 160);
    await refused(bytes).toMatchObject({ refusal: { why: 'spreadsheet' } });
  });
});

describe('bombs', () => {
  const zeros = Buffer.alloc(101 * 1024 * 1024);
  it('are refused by their declared size', async () => {
    const bomb = zipOf([...partsOf(ROW), { name: 'xl/media/image1.xml', data: zeros }]);
    expect(bomb.length).toBeLessThan(200_000);
    await refused(bomb).toMatchObject({ refusal: { code: 'FILE_TOO_LARGE', what: 'unpacked' } });
  });
  it('that declare too little are stopped at the declared size', async () =>
    refused(zipOf([...partsOf(ROW), { name: 'xl/sharedStrings.xml', data: zeros, declared: 1000 }])).toMatchObject({
      refusal: { code: 'FILE_TOO_LARGE', what: 'unpacked' },
    }));
  it('of many rows are refused before cells are made', async () => {
    const bomb = handMade(
      `<sheetData>${'<row r="1"/>'.repeat(12)}${'<row><c><v>1</v></c></row>'.repeat(9)}</sheetData>`,
    );
    await refused(bomb, { ...LIMITS, rows: 20 }).toMatchObject({
      refusal: { code: 'FILE_TOO_LARGE', what: 'rows', limit: 20 },
    });
  });
  it('of one cell at the far end cost nothing', async () => {
    const sheet =
      '<dimension ref="A1:XFD1048576"/><sheetData><row r="1"><c r="A1"><v>7</v></c></row>' +
      '<row r="1048576"><c r="XFD1048576"><v>8</v></c></row></sheetData>';
    const read = await parseFile(handMade(sheet), LIMITS);
    expect([read.rows, read.problems]).toEqual([
      [{ line: 1, cells: ['7'] }],
      [{ line: 1048576, column: 'XFD', value: '8', code: 'TOO_MANY_COLUMNS' }],
    ]);
  });

  const limits = { ...LIMITS, unpackedBytes: 200_000 };
  const hidden: Part = { name: 'xl/sharedStrings.xml', data: zeros.subarray(0, 30_000_000) };
  const damaged = { refusal: { code: 'FILE_NOT_READABLE', why: 'spreadsheet' } };
  it('that the directory calls stored and empty are refused', async () =>
    refused(
      zipOf([...partsOf(ROW), { ...hidden, declared: 0, declaredPacked: 0, calledStored: true }]),
      limits,
    ).toMatchObject(damaged));
  it('that the directory calls stored and small are refused', async () =>
    refused(zipOf([...partsOf(ROW), { ...hidden, declared: 0, calledStored: true }]), limits).toMatchObject(damaged));
  it('behind the last part that the end counts are refused', async () => {
    const parts = partsOf(ROW);
    await refused(zipOf([...parts, hidden], { counted: parts.length }), limits).toMatchObject(damaged);
  });
  it('in a file within the file are not opened', async () => {
    const inner = zipOf([...partsOf(ROW), hidden]);
    await refused(
      zipOf([
        { name: 'xl/workbook.xml', data: Buffer.from('<workbook/>') },
        { name: 'Index.zip', data: inner },
      ]),
      limits,
    ).toMatchObject({ refusal: { why: 'binary' } });
  });
});

describe('a workbook that is also another type of file', () => {
  const table =
    '<table:table table:name="T"><table:table-row><table:table-cell office:value-type="string">' +
    '<text:p>other</text:p></table:table-cell></table:table-row></table:table>';
  it.each([
    [
      'an OpenDocument spreadsheet',
      [
        { name: 'META-INF/manifest.xml', data: '<manifest/>' },
        {
          name: 'content.xml',
          data:
            `<office:document-content><office:body><office:spreadsheet>${table}</office:spreadsheet>` +
            `</office:body></office:document-content>`,
        },
      ],
    ],
    [
      'an uniform office document',
      [
        { name: 'objectdata.xml', data: '<uof/>' },
        {
          name: 'content.xml',
          data: `<office:document-content><office:spreadsheet>${table}</office:spreadsheet></office:document-content>`,
        },
      ],
    ],
    ['a Numbers document', [{ name: 'Index/Document.iwa', data: 'x' }]],
  ])('%s is read as the workbook it is', async (_what, parts) =>
    expect(
      await cells(zipOf([...partsOf(ROW), ...parts.map(({ name, data }) => ({ name, data: Buffer.from(data) }))])),
    ).toEqual([[1, '7']]),
  );
});
