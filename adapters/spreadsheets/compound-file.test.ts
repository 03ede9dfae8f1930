import { describe, expect, it } from '@jest/globals';
import { CFB, utils, write } from 'xlsx';
import { LIMITS } from './limits.js';
import { parseFile } from './parse-file.js';
import { compoundOf } from './testing/compound.js';

const rowsOf = async (bytes: Buffer) => (await parseFile(bytes, LIMITS)).rows.map((it) => it.cells);
const refused = (bytes: Buffer) => expect(parseFile(bytes, LIMITS)).rejects;
const damaged = { refusal: { code: 'FILE_NOT_READABLE', why: 'spreadsheet' } };
const table = (rows: number) => [
  ['Pos', 'Name'],
  ...Array.from({ length: rows }, (_, at) => [String(at + 1), `Rider Number${at}`]),
];
const bookOf = (rows: readonly (readonly string[])[], bookType: 'biff8' | 'biff5' = 'biff8'): Buffer => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((it) => [...it])), 'R');
  return write(book, { type: 'buffer', bookType }) as Buffer;
};
/** a compound file with streams by their paths */
const holding = (streams: Readonly<Record<string, Buffer>>): Buffer => {
  const file: unknown = CFB.utils.cfb_new();
  for (const [path, content] of Object.entries(streams)) CFB.utils.cfb_add(file, path, content);
  return CFB.write(file, { type: 'buffer' }) as Buffer;
};
const streamOf = (book: Buffer): Buffer =>
  Buffer.from((CFB.find(CFB.read(book, { type: 'buffer' }), '/Workbook') as { content: Uint8Array }).content);

describe('an old spreadsheet', () => {
  it.each([
    ['small', 1],
    ['large', 300],
  ])('%s is read whole', async (_size, rows) => expect(await rowsOf(bookOf(table(rows)))).toEqual(table(rows)));
  it('behind more than the header has room to tell is read whole', async () =>
    expect(
      await rowsOf(holding({ '/Data': Buffer.alloc(8_000_000), '/Workbook': streamOf(bookOf(table(300))) })),
    ).toEqual(table(300)));
  it('so short that it stands among the small streams is read too', async () => {
    const stream = streamOf(bookOf(table(1)));
    expect(await rowsOf(holding({ '/Workbook': stream.subarray(0, 3_900) }))).toEqual(table(1));
  });
  it('of the years before is read too', async () => expect(await rowsOf(bookOf(table(3), 'biff5'))).toEqual(table(3)));
  it('with another embedded in it is read as itself', async () => {
    const [own, other] = [table(3), table(9)].map((it) => streamOf(bookOf(it)));
    expect(
      await rowsOf(holding({ '/MBD0001/Workbook': other ?? Buffer.alloc(0), '/Workbook': own ?? Buffer.alloc(0) })),
    ).toEqual(table(3));
  });
  it('that is encrypted is told as such', async () =>
    refused(holding({ '/EncryptedPackage': Buffer.alloc(5_000) })).toMatchObject({ refusal: { why: 'password' } }));
  it.each([
    ['no workbook', holding({ '/WordDocument': Buffer.alloc(5_000) })],
    [
      'a file of another sort in its place',
      holding({ '/Workbook': Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(5_000)]) }),
    ],
    ['a part missing', bookOf(table(300)).subarray(0, 6_000)],
    ['nothing but a beginning', bookOf(table(1)).subarray(0, 300)],
  ])('with %s is refused', async (_what, bytes) => refused(bytes).toMatchObject(damaged));
});

describe('bombs', () => {
  const end = -2;
  it('of many chains that share their sectors are not unpacked', async () => {
    // each sector is followed by the one before it: read from every sector on, 10 MB would be 100 GB
    const bomb = compoundOf({ sectors: 20_000, next: (at, first) => (at === first ? end : at - 1) });
    expect(bomb.length).toBeGreaterThan(10_000_000);
    await refused(bomb).toMatchObject(damaged);
  });
  it('of chains without an end are refused', async () =>
    refused(compoundOf({ sectors: 500, next: (at) => at, directory: (at) => at })).toMatchObject(damaged));
});
