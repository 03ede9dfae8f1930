import { describe, expect, test } from '@jest/globals';
import type { Cell, SheetFormat, WrittenSheet } from '@rrr/core/exports';
import type { Locale } from '@rrr/core/identity';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import * as xlsx from 'xlsx';
import { looksLikeFormula } from './harmless.js';
import { sheetWriter } from './index.js';
import { readTable } from './testing/index.js';
import { writeWorkbook } from './write-workbook.js';

type Rows = readonly (readonly Cell[])[];
const writer = sheetWriter();

async function* given(...batches: readonly Rows[]) {
  yield* batches;
}
const sheet = (
  batches: readonly Rows[],
  headers: readonly string[] = ['Rider', 'Amount'],
  locale: Locale = 'en',
): WrittenSheet => ({
  title: 'Riders: a [list]',
  locale,
  columns: headers.map((header) => ({ header, width: 20 })),
  rows: given(...batches),
});
const bytesOf = async (pieces: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
};
const write = (format: SheetFormat, ...batches: readonly Rows[]) => bytesOf(writer.write(format, sheet(batches)));
const french = (...batches: readonly Rows[]) =>
  bytesOf(writer.write('csv', sheet(batches, ['Pilote', 'Montant'], 'fr')));
const workbook = (bytes: Buffer) => xlsx.read(bytes, { cellFormula: true, cellStyles: true });
const sheetRows = (bytes: Buffer, at = 0) => {
  const book = workbook(bytes);
  return xlsx.utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[at] ?? ''] ?? {}, { header: 1, defval: null });
};
const number = (text: string): Cell => ({ number: text });

describe('a CSV', () => {
  test('has a mark for UTF-8, a header, and each row as it was made', async () => {
    const bytes = await write(
      'csv',
      [
        ['Zoë, "Z" Núñez', number('-125.50')],
        [null, number('3')],
      ],
      [],
      [['two\nlines', null]],
    );
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.toString().slice(1)).toBe('Rider,Amount\r\n"Zoë, ""Z"" Núñez",-125.50\r\n,3\r\n"two\nlines",\r\n');
  });

  test.each([
    ['=1+1', "'=1+1"],
    ['+1 602', "'+1 602"],
    ['-5', "'-5"],
    ['@cmd', "'@cmd"],
    ['\t=1', "'\t'=1"],
    ['\r=1', "'\r'=1"],
    ['  =1', "'  =1"],
    ['＝1', "'＝1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠a', "'＠a"],
    ['a;=1', "a;'=1"],
    ['a\n=1', "a\n'=1"],
    ['a-b@c=d', 'a-b@c=d'],
  ])('keeps %j from being run', async (text, kept) => {
    const [, row] = parse(await write('csv', [[text, null]]), { bom: true, record_delimiter: '\r\n' });
    expect(row?.[0]).toBe(kept);
  });

  test('is read back unchanged, except for the apostrophes that were needed', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 5 }), async (texts) => {
        const rows = parse(
          await write(
            'csv',
            texts.map((it) => [it, number('1')]),
          ),
          { bom: true, record_delimiter: '\r\n' },
        );
        expect(rows.slice(1).map((it) => it[0]?.replaceAll("'", ''))).toEqual(
          texts.map((it) => it.replaceAll("'", '')),
        );
        expect(rows.slice(1).every((it) => !looksLikeFormula(it[0] ?? ''))).toBe(true);
      }),
      { numRuns: 100 },
    ));
});

describe('a CSV in French', () => {
  test('is separated by semicolons, with decimal commas, as the spreadsheets of who reads it expect', async () => {
    expect(
      (
        await french([
          ['Zoë, "Z"; Núñez', number('-125.50')],
          [null, number('3')],
        ])
      )
        .toString()
        .slice(1),
    ).toBe('Pilote;Montant\r\n"Zoë, ""Z""; Núñez";-125,50\r\n;3\r\n');
  });

  test.each([
    ['=1+1', "'=1+1"],
    ['-5,25', "'-5,25"],
    ['a;=1', "a;'=1"],
    ['a,=1', "a,'=1"],
    ['a, -1', "a, '-1"],
    ['1,5', '1,5'],
  ])('keeps %j from being run, wherever it is opened', async (text, kept) => {
    const [, row] = parse(await french([[text, null]]), { bom: true, delimiter: ';', record_delimiter: '\r\n' });
    expect(row?.[0]).toBe(kept);
  });
});

describe.each(['en', 'fr'] as const)('what is written in %s', (locale) => {
  const spoken = (decimal: string): string => (locale === 'fr' ? decimal.replace('.', ',') : decimal);
  const texts = fc
    .string({ unit: fc.constantFrom('a', 'é', '"', ',', ';', ' ', '.', '1', '\t') })
    .map((it) => `n${it}n`);
  const money = fc.integer({ min: -99_999, max: 9_999_999 }).map((it) => (it / 100).toFixed(2));

  test('is read back as the same rows by the reader of uploads', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(texts, money, money), { minLength: 1, maxLength: 8 }), async (rows) => {
        const given = (): WrittenSheet =>
          sheet(
            [rows.map(([text, one, two]) => [text, number(one), null, number(two)])],
            ['Name', 'A (CAD)', 'B, C', 'D'],
            locale,
          );
        const header = ['Name', 'A (CAD)', 'B, C', 'D'];
        expect(await readTable(await bytesOf(writer.write('csv', given())))).toEqual([
          header,
          ...rows.map(([text, one, two]) => [text, spoken(one), '', spoken(two)]),
        ]);
        expect(await readTable(await bytesOf(writer.write('xlsx', given())))).toEqual([
          header,
          ...rows.map(([text, one, two]) => [text, String(Number(one)), '', String(Number(two))]),
        ]);
      }),
      { numRuns: 50 },
    ));
});

describe('a spreadsheet', () => {
  test('has texts, numbers and empty cells, under a header', async () => {
    const bytes = await write(
      'xlsx',
      [
        ['Zoë <&> "Z"', number('-125.50')],
        ['', null],
      ],
      [['_x0041_ \u0000\ud800x', number('3')]],
    );
    expect(sheetRows(bytes)).toEqual([
      ['Rider', 'Amount'],
      ['Zoë <&> "Z"', -125.5],
      [null, null],
      ['_x0041_ x', 3],
    ]);
    expect(workbook(bytes).SheetNames).toEqual(['Riders  a  list']);
  });

  test('has money, shares, days and times as what they are, shown as such', async () => {
    const bytes = await write('xlsx', [
      [
        { number: '-1250.5', shown: 'money' },
        { number: '0.3333', shown: 'share' },
      ],
      [{ day: '2025-06-10' }, { minute: '2025-06-10 23:59' }],
      // spreadsheets count days otherwise before March 1900
      [{ day: '1899-12-31' }, null],
    ]);
    const cells = Object.values(xlsx.read(bytes, { cellNF: true }).Sheets)[0] ?? {};
    const shown = (name: string) => {
      const { t, v, z, w } = cells[name] as xlsx.CellObject;
      return [t, v, z, w];
    };
    expect(['A2', 'B2', 'A3', 'B3', 'A4'].map(shown)).toEqual([
      ['n', -1250.5, '#,##0.00', '-1,250.50'],
      ['n', 0.3333, '0.0%', '33.3%'],
      ['n', 45_818, 'yyyy-mm-dd', '2025-06-10'],
      ['n', expect.closeTo(45_818.999_305, 5), 'yyyy-mm-dd hh:mm', '2025-06-10 23:59'],
      ['s', '1899-12-31', 'General', '1899-12-31'],
    ]);
    const csv = await write('csv', [[{ day: '2025-06-10' }, { minute: '2025-06-10 23:59' }]]);
    expect(csv.toString()).toContain('\r\n2025-06-10,2025-06-10 23:59\r\n');
  });

  test('of what is no date is refused', async () => {
    await expect(write('xlsx', [[{ day: 'soon' }, null]])).rejects.toThrow('Not a date');
  });

  test('has no formula, whatever its texts begin with', async () => {
    const texts = ['=HYPERLINK("http://example.com")', '+1', '-1', '@SUM(1)', '＝1', '\t=1'];
    const bytes = await write(
      'xlsx',
      texts.map((it) => [it, null]),
    );
    const first = Object.values(workbook(bytes).Sheets)[0] ?? {};
    const cells = texts.map((_, at) => first[`A${at + 2}`] as xlsx.CellObject);
    expect(cells.map((it) => [it.t, it.v, it.f])).toEqual(texts.map((it) => ['s', it, undefined]));
  });

  test('continues in another worksheet when one is full', async () => {
    const rows = (from: number, count: number): Rows =>
      Array.from({ length: count }, (_, at) => [`r${from + at}`, number(String(from + at))]);
    const bytes = await bytesOf(writeWorkbook(sheet([rows(0, 5), rows(5, 2), rows(7, 2)]), { mostRows: 4 }));
    expect(workbook(bytes).SheetNames).toEqual(['Riders  a  list', 'Riders  a  list 2', 'Riders  a  list 3']);
    expect([0, 1, 2].map((at) => sheetRows(bytes, at).map((it) => it[0]))).toEqual([
      ['Rider', 'r0', 'r1', 'r2'],
      ['Rider', 'r3', 'r4', 'r5'],
      ['Rider', 'r6', 'r7', 'r8'],
    ]);
    const full = await bytesOf(writeWorkbook(sheet([rows(0, 3)]), { mostRows: 4 }));
    expect(workbook(full).SheetNames).toHaveLength(1);
  });

  test('of no rows opens too', async () => expect(sheetRows(await write('xlsx'))).toEqual([['Rider', 'Amount']]));

  test('refuses NaN and infinite numbers', async () => {
    await expect(write('xlsx', [['a', number('NaN')]])).rejects.toThrow('Not a number');
  });
});

describe.each(['csv', 'xlsx'] as const)('while %s is written', (format) => {
  test('the first bytes are sent before any row is read', async () => {
    let asked = 0;
    const rows = {
      [Symbol.asyncIterator]: () => ({ next: () => ((asked += 1), new Promise<never>(() => undefined)) }),
    };
    const pieces = writer.write(format, { ...sheet([]), rows })[Symbol.asyncIterator]();
    const first = await pieces.next();
    expect([(first.value as Uint8Array).length > 0, asked]).toEqual([true, 0]);
  });

  test('rows are read only as fast as they are sent, and no longer after the client disconnects', async () => {
    let [made, stopped] = [0, false];
    const rows = (async function* () {
      try {
        for (;;) {
          made += 1;
          yield Array.from({ length: 100 }, (_, at): readonly Cell[] => [
            `Rider ${made * at * 7919}`,
            number(String(made + at)),
          ]);
        }
      } finally {
        stopped = true;
      }
    })();
    let taken = 0;
    for await (const item of writer.write(format, { ...sheet([]), rows })) {
      taken += item.length;
      if (taken > 300_000) break;
    }
    expect([stopped, made < 2_000]).toEqual([true, true]);
  });

  test('an error in the rows fails the file', async () => {
    const rows = (async function* () {
      yield [['a', null]] as Rows;
      throw new Error('no database');
    })();
    await expect(bytesOf(writer.write(format, { ...sheet([]), rows }))).rejects.toThrow('no database');
  });
});
