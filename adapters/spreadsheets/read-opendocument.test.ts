import { describe, expect, it } from '@jest/globals';
import { utils, write } from 'xlsx';
import { LIMITS } from './limits.js';
import { parseFile } from './parse-file.js';
import type { Refusal } from './refused.js';
import { numberCell, opendocument, table, tableRow, textCell } from './testing/opendocument.js';
import { codes, finishers, one } from './testing/reading.js';

const HEAD = tableRow(['Pos', 'No', 'Rider']);
const ANN = tableRow(['1', '21', 'Ann Lee']);
const BO = tableRow(['2', '5', 'Bo Ek']);
const hidden = ' table:visibility="collapse"';
const read = async (tables: string, parts = {}) => parseFile(opendocument(tables, parts), LIMITS);
const problems = async (tables: string, parts = {}) =>
  (await read(tables, parts)).problems?.map(({ code, line, column }) => [code, line, column]) ?? [];

describe('an OpenDocument spreadsheet', () => {
  it('is read as any other', async () => {
    const { format, encoding, name, rows } = await read(table(HEAD + ANN + BO));
    expect([format, encoding, name]).toEqual(['xlsx', 'ods', 'Results']);
    expect(rows.map((it) => [it.line, ...it.cells])).toEqual([
      [1, 'Pos', 'No', 'Rider'],
      [2, '1', '21', 'Ann Lee'],
      [3, '2', '5', 'Bo Ek'],
    ]);
    expect(finishers(await one(opendocument(table(HEAD + ANN + BO))))).toEqual([
      [1, 'Ann Lee'],
      [2, 'Bo Ek'],
    ]);
  });
  it('as the library writes it, too', async () => {
    const book = utils.book_new();
    utils.book_append_sheet(
      book,
      utils.aoa_to_sheet([
        ['Pos', 'Rider'],
        [1, 'Zoé Côté'],
        [2, 'Bo & Ek'],
      ]),
      'R',
    );
    const { rows } = await parseFile(write(book, { type: 'buffer', bookType: 'ods' }) as Buffer, LIMITS);
    expect(rows.map((it) => it.cells)).toEqual([
      ['Pos', 'Rider'],
      ['1', 'Zoé Côté'],
      ['2', 'Bo & Ek'],
    ]);
  });
  it('its empty rows to the end of the sheet cost nothing, and lines are those of the sheet', async () => {
    const gap = '<table:table-row table:number-rows-repeated="3"><table:table-cell/></table:table-row>';
    const rest =
      '<table:table-row table:number-rows-repeated="1048560"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>';
    const { rows } = await read(table(HEAD + gap + ANN + rest));
    expect(rows.map((it) => it.line)).toEqual([1, 5]);
  });
  it('cells and rows that repeat', async () => {
    const twice = ' table:number-columns-repeated="2"';
    const { rows } = await read(
      table(tableRow([numberCell('7', twice), 'x'], ' table:number-rows-repeated="2"') + tableRow(['y'])),
    );
    expect(rows.map((it) => [it.line, ...it.cells])).toEqual([
      [1, '7', '7', 'x'],
      [2, '7', '7', 'x'],
      [3, 'y'],
    ]);
  });
  it('dates, times, shares and leading zeros as a person sees them', async () => {
    const formats =
      '<number:date-style style:name="N1"><number:day/><number:text>.</number:text><number:month/></number:date-style>' +
      '<number:number-style style:name="N2"><number:number number:min-integer-digits="3"/></number:number-style>' +
      '<number:percentage-style style:name="N3"><number:number number:min-integer-digits="1"/>' +
      '<number:text>%</number:text></number:percentage-style>' +
      '<style:style style:name="c3" style:family="table-cell" style:data-style-name="N3"/>' +
      '<style:style style:name="c1" style:family="table-cell" style:data-style-name="N1"/>' +
      '<style:style style:name="c2" style:family="table-cell" style:data-style-name="N2"/>';
    const cell = (type: string, value: string, shown: string, style = ''): string =>
      `<table:table-cell${style} office:value-type="${type}" ${value}><text:p>${shown}</text:p></table:table-cell>`;
    const { rows } = await read(
      table(
        tableRow([
          cell('date', 'office:date-value="2027-06-05"', '5.6', ' table:style-name="c1"'),
          cell('time', 'office:time-value="PT00H21M03S"', '21:03'),
          cell('percentage', 'office:value="0.5"', '50%', ' table:style-name="c3"'),
          cell('float', 'office:value="7"', '007', ' table:style-name="c2"'),
          cell('float', 'office:value="0.30000000000000004"', '0.3'),
          cell('boolean', 'office:boolean-value="true"', 'TRUE'),
        ]),
      ),
      { styles: formats },
    );
    expect(rows[0]?.cells).toEqual(['2027-06-05', '21:03', '50%', '007', '0.3', 'TRUE']);
  });
});

describe('what an OpenDocument hides is told', () => {
  it.each([
    ['a row', table(HEAD + ANN + tableRow(['2', '5', 'Bo Ek'], hidden)), [['HIDDEN_ROW', 3, null]]],
    [
      'a row that a filter left out',
      table(HEAD + tableRow(['1', '21', 'Ann Lee'], ' table:visibility="filter"')),
      [['HIDDEN_ROW', 2, null]],
    ],
    [
      'a folded group',
      table(`${HEAD}<table:table-row-group table:display="false">${ANN}</table:table-row-group>${BO}`),
      [['HIDDEN_ROW', 2, null]],
    ],
    [
      'a column',
      table(
        `<table:table-column/><table:table-column${hidden}/><table:table-column table:number-columns-repeated="9"/>${HEAD}${ANN}`,
      ),
      [['HIDDEN_COLUMN', 1, 'B']],
    ],
    ['another table', table(HEAD + ANN) + table(BO, 'More'), [['OTHER_SHEET', 1, null]]],
    [
      'a formula without a value',
      table(HEAD + tableRow(['1', '<table:table-cell table:formula="of:=[.A2]+20"/>', 'Ann Lee'])),
      [['FORMULA_WITHOUT_VALUE', 2, 'B']],
    ],
    [
      'merged cells',
      table(
        HEAD + tableRow([textCell('1', ' table:number-columns-spanned="2"'), '<table:covered-table-cell/>', 'Ann Lee']),
      ),
      [['MERGED_CELLS', 2, 'A2:B2']],
    ],
    ['nothing', table(HEAD + `<table:table-row${hidden}><table:table-cell/></table:table-row>` + ANN), []],
  ])('%s', async (_, tables, expected) => expect(await problems(tables)).toEqual(expected));

  it('a table that is not shown', async () => {
    const styles =
      '<style:style style:name="ta1" style:family="table"><style:table-properties table:display="false"/></style:style>';
    const both = table(BO, 'Old', ' table:style-name="ta1"') + table(HEAD + ANN);
    expect(await problems(both, { styles })).toEqual([['HIDDEN_SHEET', 1, null]]);
    expect((await read(both, { styles })).name).toBe('Results');
  });

  const strike = '<style:text-properties style:text-line-through-style="solid"/>';
  const struck = `<style:style style:name="ce1" style:family="table-cell">${strike}</style:style>`;
  const child = '<style:style style:name="ce2" style:family="table-cell" style:parent-style-name="ce1"/>';
  it.each([
    ['a cell', tableRow(['2', textCell('5', ' table:style-name="ce1"'), 'Bo Ek']), { styles: struck }],
    [
      'a style of a style',
      tableRow(['2', textCell('5', ' table:style-name="ce2"'), 'Bo']),
      { styles: child, common: struck },
    ],
    ['a row', tableRow(['2', '5', 'Bo Ek'], ' table:default-cell-style-name="ce1"'), { styles: struck }],
    [
      'a part of a text',
      tableRow(['2', '5', textCell('Bo <text:span text:style-name="ce1">Ek</text:span>')]),
      { styles: struck },
    ],
  ])('%s that is struck out', async (_, row, parts) => {
    const read = await one(opendocument(table(HEAD + ANN + row), parts));
    expect(read.questions.map((it) => [it.code, it.line])).toEqual([['STRUCK_ROWS', 3]]);
    expect(codes(read)).toEqual(['ROW_STRUCK_OUT']);
  });
  it('a comment beside a cell is no text of it', async () => {
    const note = '<office:annotation><text:p>late</text:p></office:annotation>';
    const noted = `<table:table-cell office:value-type="string">${note}<text:p>Bo Ek</text:p></table:table-cell>`;
    expect((await read(table(HEAD + tableRow(['2', '5', noted])))).rows[1]?.cells).toEqual(['2', '5', 'Bo Ek']);
  });
});

describe('a small document with far more than a table is refused before it is parsed', () => {
  const FEW = { ...LIMITS, cells: 20_000, rows: 5_000 };
  const refusal = (bytes: Buffer): Promise<Refusal | null> =>
    parseFile(bytes, FEW).then(
      () => null,
      (failed: { refusal: Refusal }) => failed.refusal,
    );
  const cells = { code: 'FILE_TOO_LARGE', what: 'cells' };
  const crowded = { code: 'FILE_NOT_READABLE', why: 'crowded' };
  const damaged = { code: 'FILE_NOT_READABLE', why: 'spreadsheet' };
  const wide = (count: string): string =>
    table(tableRow([numberCell('1', ` table:number-columns-repeated="${count}"`)]));
  const style = (inner: string): string => `<number:number-style style:name="N">${inner}</number:number-style>`;
  it.each<[string, Buffer, object]>([
    [
      'a cell that repeats in rows that repeat',
      opendocument(
        table(
          tableRow(
            [numberCell('1', ' table:number-columns-repeated="16000"')],
            ' table:number-rows-repeated="1000000"',
          ),
        ),
      ),
      cells,
    ],
    ['rows that repeat', opendocument(table(tableRow(['1'], ' table:number-rows-repeated="6000"'))), { what: 'rows' }],
    ['a number as 1e9', opendocument(wide('1e9')), damaged],
    ['a number below none', opendocument(wide('-5')), damaged],
    ['more columns than a sheet has', opendocument(wide('20000')), damaged],
    [
      'more rows than a sheet has',
      opendocument(table(tableRow(['1']) + tableRow(['1'], ' table:number-rows-repeated="1048576"'))),
      { code: expect.stringContaining('FILE') },
    ],
    [
      'a repetition under two prefixes',
      opendocument(
        table(tableRow([numberCell('1', ' table:number-columns-repeated="1" x:number-columns-repeated="9000000"')])),
      ),
      damaged,
    ],
    [
      'a repetition behind an underscore',
      opendocument(table(tableRow([numberCell('1', ' number-columns-repeated_x="9000000"')]))),
      damaged,
    ],
    ['tables in a table', opendocument(table(table(HEAD))), damaged],
    ['one name for two tables', opendocument(table(HEAD + ANN) + table(HEAD + BO)), damaged],
    [
      'a tag that a comment parts',
      opendocument(
        table(
          '<table:table-row><table:table-<!-- -->cell table:number-columns-repeated="9000000">' +
            '<text:p>1</text:p></table:table-cell></table:table-row>',
        ),
      ),
      damaged,
    ],
    [
      'a number of a billion digits',
      opendocument(table(HEAD), { styles: style('<number:number number:min-integer-digits="999999999"/>') }),
      crowded,
    ],
    [
      'a billion decimals',
      opendocument(table(HEAD), { common: style('<number:number number:decimal-places="999999999"/>') }),
      crowded,
    ],
    ['a type of document', opendocument(`<!DOCTYPE x [<!ENTITY a "b">]>${table(HEAD)}`), damaged],
    ['a password', opendocument(table(HEAD), { manifest: '<manifest:encryption-data/>' }), { why: 'password' }],
    [
      'more tables than a person makes',
      opendocument(Array.from({ length: 300 }, (_, at) => table(ANN, `S${at}`)).join('')),
      { what: 'sheets' },
    ],
  ])('%s', async (_, bytes, expected) => expect(await refusal(bytes)).toMatchObject(expected));

  it('formats that name each other until they fill the memory are read without their conditions', async () => {
    const chain = Array.from(
      { length: 60 },
      (_, at) =>
        `<number:number-style style:name="N${at + 1}"><number:number number:min-integer-digits="1"/>` +
        `<style:map style:condition="value()&gt;=0" style:apply-style-name="N${at}"/>`.repeat(2) +
        '</number:number-style>',
    ).join('');
    const cell = '<style:style style:name="ce1" style:family="table-cell" style:data-style-name="N60"/>';
    const rows = HEAD + tableRow([numberCell('1', ' table:style-name="ce1"'), '21', 'Ann Lee']);
    const read = await parseFile(opendocument(table(rows), { styles: chain + cell }), FEW);
    expect(read.rows[1]?.cells).toEqual(['1', '21', 'Ann Lee']);
  });
});
