import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LIMITS } from './limits.js';
import { parseFile } from './parse-file.js';
import { readCsv } from './read-csv.js';

const read = (text: string) => readCsv(text, LIMITS).map((it) => [it.line, ...it.cells]);
const refusal = (text: string, limits = LIMITS): unknown => {
  try {
    return readCsv(text, limits);
  } catch (failed) {
    return failed;
  }
};

describe('separators', () => {
  it.each([
    ['Pos,Name,Town\n1,Ann,"Kent, WA"\n', ','],
    ['Pos;Name;Gap\n1;Ann;0,5\n2;Bo;1,5\n', ';'],
    ['Pos\tName\tTown\n1\tAnn\tKent, WA\n2\tBo\tErie, PA', '\t'],
    ['"Pos;Nr",Name\n"a;b;c",d', ','],
  ])('%j', (text, separator) =>
    expect(readCsv(text, LIMITS)[0]?.cells).toEqual(
      text.startsWith('"') ? ['Pos;Nr', 'Name'] : text.split('\n')[0]?.split(separator),
    ),
  );
  it('are taken from a first line that names one', () => expect(read('sep=;\r\na,b;c\r\n')).toEqual([[2, 'a,b', 'c']]));
});

describe('lines', () => {
  it.each([['\n'], ['\r\n'], ['\r']])(
    'are counted correctly with %j, including quoted line breaks and empty lines',
    (end) => {
      const text = ['a,b', '', '1,"x', 'y"', '', '  ,', '2,z'].join(end);
      expect(read(text)).toEqual([
        [1, 'a', 'b'],
        [3, '1', `x${end}y`],
        [7, '2', 'z'],
      ]);
    },
  );
  it('may have more or fewer cells than the header', () =>
    expect(read('a,b\n1\n1,2,3')).toEqual([
      [1, 'a', 'b'],
      [2, '1'],
      [3, '1', '2', '3'],
    ]));
  it('are refused past the limit', () =>
    expect(refusal('a\nb\nc', { ...LIMITS, rows: 2 })).toMatchObject({
      refusal: { code: 'FILE_TOO_LARGE', what: 'rows', limit: 2 },
    }));
});

describe('quotes that do not pair', () => {
  const header = 'Pos,Name,Team\n1,Ann,X\n';
  it.each([
    ['a cut text at the end of the file', '2,Bo,"Long and cu', [3, '2', 'Bo', 'Long and cu']],
    ['a cut text with a line break behind', '2,Bo,"Long and cu\n', [3, '2', 'Bo', 'Long and cu']],
    [
      'a cut text before other rows',
      '2,Bo,"Long and cu\n3,Cy,Y\n4,"Di, D",Z',
      [3, '2', 'Bo', 'Long and cu'],
      [4, '3', 'Cy', 'Y'],
      [5, '4', 'Di, D', 'Z'],
    ],
    [
      'a cut text that would swallow rows',
      '2,Bo,"Long and cu\n3,Cy,Y\n4,Di,"Z"',
      [3, '2', 'Bo', 'Long and cu'],
      [4, '3', 'Cy', 'Y'],
      [5, '4', 'Di', 'Z'],
    ],
    ['a nickname', '2,Bo "Bam" Ek,X', [3, '2', 'Bo "Bam" Ek', 'X']],
    ['an inch', '2,Bo,19" wheel\n3,Cy,Y', [3, '2', 'Bo', '19" wheel'], [4, '3', 'Cy', 'Y']],
    ['a quote that opens a cell in the middle', '2,"Bo,X\n3,Cy,Y', [3, '2', 'Bo', 'X'], [4, '3', 'Cy', 'Y']],
    ['text behind a closed quote', '2,"Bo" Ek,X\n', [3, '2', '"Bo" Ek', 'X']],
  ])('%s', (_, text, ...rows) => expect(read(header + text).slice(2)).toEqual(rows));
  it('are refused with their line when they are ambiguous', () =>
    expect([refusal(`${header}2,"Bo,"X,"\nY,Z\n3,Cy,Y`), refusal(`${header}2,"Bo\n3,"Cy,Y`)]).toMatchObject([
      { refusal: { code: 'FILE_NOT_READABLE', why: 'quotes', line: 3 } },
      { refusal: { why: 'quotes', line: 3 } },
    ]));
  it('an unpaired quote does not swallow the header', () =>
    expect(read('Pos,"Name\n1,Ann\n2,Bo')).toEqual([
      [1, 'Pos', 'Name'],
      [2, '1', 'Ann'],
      [3, '2', 'Bo'],
    ]));
});

describe('encodings', () => {
  const text = 'Pos,Name\n1,Zoë Núñez\n';
  const be = (wide: Buffer): Buffer => Buffer.from(wide).swap16();
  const wide = Buffer.from(text, 'utf16le');
  it.each([
    ['utf-8', Buffer.from(text)],
    ['utf-8', Buffer.from(`\uFEFF${text}`)],
    ['utf-16le', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['utf-16be', be(Buffer.from(`\uFEFF${text}`, 'utf16le'))],
    ['utf-16le', wide],
    ['utf-16be', be(wide)],
    ['windows-1252', Buffer.from(text, 'latin1')],
  ])('%s', async (encoding, bytes) => {
    expect(await parseFile(bytes, LIMITS)).toEqual({
      format: 'csv',
      encoding,
      rows: [
        { line: 1, cells: ['Pos', 'Name'] },
        { line: 2, cells: ['1', 'Zoë Núñez'] },
      ],
    });
  });
  it('reads characters that only Windows-1252 has', async () => {
    const { rows } = await parseFile(Buffer.from([0x31, 0x2c, 0x80, 0x93, 0x94, 0x92]), LIMITS);
    expect(rows[0]?.cells).toEqual(['1', '€“”’']);
  });
  it('refuses UTF-16 that is cut', async () => {
    await expect(
      parseFile(Buffer.concat([Buffer.from('\uFEFFab', 'utf16le'), Buffer.from([1])]), LIMITS),
    ).rejects.toMatchObject({ refusal: { why: 'encoding' } });
  });
});

describe('laws', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', ';', '\n', '\r', ' ', '\t', '1') });
  it('quoted texts are read back with their line numbers', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 3, maxLength: 8 }), (rows) => {
        // a cell whose lines look like rows is taken for an unclosed quote, on purpose
        fc.pre(rows.flat().every((it) => !/[\r\n].*,.*,/s.test(it)));
        const quote = (it: string) => `"${it.replaceAll('"', '""')}"`;
        const text = `"A","B","C"\n${rows.map((cells) => cells.map(quote).join(',')).join('\n')}`;
        const filled = rows.filter((cells) => cells.some((it) => it.trim() !== ''));
        expect(
          readCsv(text, LIMITS)
            .slice(1)
            .map((it) => it.cells),
        ).toEqual(filled);
      }),
    );
  });
  it('any text is read or refused, with increasing line numbers', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', ';'), maxLength: 200 }), (text) => {
        try {
          const lines = readCsv(text, LIMITS).map((it) => it.line);
          expect(lines).toEqual([...new Set(lines)].toSorted((a, b) => a - b));
        } catch (failed) {
          expect(failed).toMatchObject({ refusal: { code: 'FILE_NOT_READABLE', why: 'quotes' } });
        }
      }),
      { numRuns: 500 },
    );
  });
});
