import { describe, expect, it } from '@jest/globals';
import { utils, write } from 'xlsx';
import { LIMITS } from './limits.js';
import { parseFile } from './parse-file.js';
import type { Refusal } from './refused.js';
import { workbook } from './testing/workbook.js';
import { zipOf } from './testing/zip.js';

const refusal = (bytes: Buffer | string, limits = LIMITS): Promise<Refusal | null> =>
  parseFile(Buffer.from(bytes), limits).then(
    () => null,
    (failed: { refusal: Refusal }) => failed.refusal,
  );
/** fewer cells, so that the bombs of these tests are made quickly */
const FEW = { ...LIMITS, cells: 20_000 };
const tooLarge = (what: keyof typeof LIMITS, limits = FEW): object => ({
  code: 'FILE_TOO_LARGE',
  what,
  limit: limits[what],
});
const crowded = { code: 'FILE_NOT_READABLE', why: 'crowded' };
const damaged = { code: 'FILE_NOT_READABLE', why: 'spreadsheet' };

const data = (rows: string, before = '', after = ''): string => `${before}<sheetData>${rows}</sheetData>${after}`;
const ONE = '<row r="1"><c r="A1"><v>7</v></c></row>';
const thousand = `<row>${'<c><v>1</v></c>'.repeat(1_000)}</row>`;
const styles = (of: string): Readonly<Record<string, string>> => ({
  'xl/styles.xml': `<styleSheet>${of}</styleSheet>`,
});
const texts = (of: string): Readonly<Record<string, string>> => ({ 'xl/sharedStrings.xml': `<sst>${of}</sst>` });

describe('a small file with far more than a table is refused before it is parsed', () => {
  it('four million cells in 126 kB', async () => {
    const bytes = workbook(data(thousand.repeat(4_000)));
    expect(bytes.length).toBeLessThan(130_000);
    expect(await refusal(bytes)).toEqual(tooLarge('cells', LIMITS));
  });

  const sparse = (letters: string, count: number): string =>
    Array.from(
      { length: count },
      (_, at) => `<row r="${at + 1}"><c r="A${at + 1}"/><c r="${letters}${at + 1}"/></row>`,
    ).join('');
  const links = '<hyperlinks><hyperlink ref="A1:XFD1048576" location="A1"/></hyperlinks>';
  it.each<[string, Buffer, object]>([
    ['cells with a prefix', workbook(data(`<x:row>${'<x:c/>'.repeat(30_000)}</x:row>`)), tooLarge('cells')],
    ['cells in a comment', workbook(data(`<!-- ${'<c/>'.repeat(30_000)} -->`)), tooLarge('cells')],
    ['cells far apart', workbook(data(sparse('ALK', 60))), tooLarge('cells')],
    ['a row that no sheet has', workbook(data('<row r="1"><c r="A4294967290"><v>1</v></c></row>')), damaged],
    ['a column that no sheet has', workbook(data('<row r="1"><c r="ZZZZ1"><v>1</v></c></row>')), damaged],
    ['a link over the whole sheet', workbook(data(ONE, '', links)), crowded],
    [
      'widths of all columns again and again',
      workbook(data(ONE, `<cols>${'<col min="1" max="16384"/>'.repeat(100)}</cols>`)),
      crowded,
    ],
    ['merged cells', workbook(data(ONE, '', '<mergeCell ref="A1:ALL1000"/>'.repeat(30_000))), crowded],
    ['shared texts', workbook(data(ONE), texts('<si><t>x</t></si>'.repeat(30_000))), tooLarge('cells')],
    ['elements within elements', workbook(data(ONE), texts('<si>'.repeat(200))), crowded],
    ['styles', workbook(data(ONE), styles('<xf numFmtId="0"/>'.repeat(140_000))), crowded],
    ['formats', workbook(data(ONE), styles('<numFmt numFmtId="170" formatCode="0"/>'.repeat(6_000))), crowded],
    [
      'a long format',
      workbook(data(ONE), styles(`<numFmt numFmtId="170" formatCode="${'yyyy-'.repeat(1_000)}"/>`)),
      crowded,
    ],
    ['a tag without end', workbook(data(`<c ${'x'.repeat(1_200_000)}`)), crowded],
    ['a type of document', workbook(data(ONE), texts('<!DOCTYPE x [<!ENTITY a "b">]>')), damaged],
    [
      'one sheet under many names',
      workbook(data(ONE), {
        'xl/workbook.xml': `<workbook>${Array.from({ length: 300 }, (_, at) => `<sheet name="S${at}" r:id="rId1"/>`).join('')}</workbook>`,
      }),
      tooLarge('sheets'),
    ],
    [
      'cells of a part with another name',
      workbook(data(ONE), { 'xl/other/a.xml': '<c/>'.repeat(30_000) }),
      tooLarge('cells'),
    ],
  ])('%s', async (_, bytes, expected) => expect(await refusal(bytes, FEW)).toMatchObject(expected));

  it('one long text in many cells', async () => {
    const bytes = workbook(
      data('<row><c t="s"><v>0</v></c></row>'.repeat(2_000)),
      texts(`<si><t>${'x'.repeat(30_000)}</t></si>`),
    );
    expect(bytes.length).toBeLessThan(5_000);
    expect(await refusal(bytes)).toEqual(tooLarge('text'));
  });

  it('a binary workbook', async () => {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet([['a', 'b', 'c'], ['d']]), 'R');
    const bytes = write(book, { type: 'buffer', bookType: 'xlsb', compression: true }) as Buffer;
    expect(await refusal(bytes, { ...LIMITS, cells: 4 })).toBeNull();
    expect(await refusal(bytes, { ...LIMITS, cells: 3 })).toMatchObject({ what: 'cells', limit: 3 });
    expect(await refusal(bytes, { ...LIMITS, rows: 1 })).toMatchObject({ what: 'rows', limit: 1 });
    expect(await refusal(bytes, { ...LIMITS, sheets: 0 })).toMatchObject({ what: 'sheets', limit: 0 });
  });

  it.each<[string, string, object]>([
    ['a million separators in one line', `Pos,Name\n1${','.repeat(1_000_000)}\n`, tooLarge('columns')],
    ['semicolons', `Pos;Name\n${';'.repeat(1_500)}\n`, tooLarge('columns')],
    ['many cells', `a,b\n${`${','.repeat(999)}\n`.repeat(30)}`, tooLarge('cells')],
    ['one long line', `a,b\n1,${'x'.repeat(300_000)}\n`, tooLarge('line')],
    [
      'quotes that nobody closes',
      `a,b\n${`"x,${'y'.repeat(5_000)}\n`.repeat(1_000)}`,
      { code: 'FILE_NOT_READABLE', why: 'quotes' },
    ],
  ])('a CSV with %s', async (_, text, expected) => expect(await refusal(text, FEW)).toMatchObject(expected));
});

it('a table as large as a program may send is read', async () => {
  const { rows } = await parseFile(workbook(data('<row><c><v>1</v></c><c><v>2</v></c></row>'.repeat(50_000))), LIMITS);
  expect([rows.length, rows[49_999]]).toEqual([50_000, { line: 50_000, cells: ['1', '2'] }]);
});

it('sparse rows are read by their cells', async () => {
  const { rows } = await parseFile(
    workbook(data('<row r="1"><c r="A1"><v>1</v></c><c r="CV1"><v>2</v></c></row>')),
    LIMITS,
  );
  expect(rows[0]?.cells).toEqual(['1', ...Array.from({ length: 98 }, () => ''), '2']);
});

it.each([
  ['a text document', 'word', zipOf([{ name: 'word/document.xml', data: Buffer.from('<w:document/>') }])],
  ['a rich text', 'word', Buffer.from('{\\rtf1 hello}')],
  ['an archive', 'zip', zipOf([{ name: 'results.csv', data: Buffer.from('Pos,Name') }])],
  ['a Numbers document', 'numbers', zipOf([{ name: 'Index/Document.iwa', data: Buffer.from('x') }])],
  ['slides', 'binary', zipOf([{ name: 'ppt/presentation.xml', data: Buffer.from('x') }])],
  ['a PDF', 'pdf', Buffer.from('%PDF-1.7\n1 0 obj')],
])('%s is called by its name', async (_, why, bytes) => expect(await refusal(bytes)).toMatchObject({ why }));
