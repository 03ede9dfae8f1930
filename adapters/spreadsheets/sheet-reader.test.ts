import { FileEmpty, FileNotReadable, FileTooLarge } from '@rrr/core/imports';
import { transform } from '@swc/core';
import { withEachLanguage } from '../../tools/languages/in-each-language.mjs';
import { afterAll, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { CFB, utils, write } from 'xlsx';
import { sheetReader } from './index.js';
import { LIMITS } from './limits.js';

const reader = sheetReader({ limitBytes: 1_000_000 });
const file = (content: string | Buffer) => ({ name: 'results.csv', bytes: Buffer.from(content) });
const good = file('Pos,Name\n1,Ann Lee\n');
const goodRows = [
  { line: 1, cells: ['Pos', 'Name'] },
  { line: 2, cells: ['1', 'Ann Lee'] },
];
const why = async (content: string | Buffer): Promise<unknown> => {
  const failed: unknown = await reader.read(file(content)).catch((it: unknown) => it);
  return failed instanceof FileNotReadable ? failed.detail.why : failed;
};

describe('a reader in a worker', () => {
  it('reads without changing the given bytes', async () => {
    expect(await reader.read(good)).toEqual({ format: 'csv', encoding: 'utf-8', rows: goodRows });
    expect(good.bytes.toString()).toBe('Pos,Name\n1,Ann Lee\n');
  });

  it('tells files by their content, whatever they are called', async () => {
    const png = Buffer.from(
      '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000a49444154',
      'hex',
    );
    const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffdb0043000806', 'hex');
    const elf = Buffer.from('7f454c4602010100000000000000000003003e0001000000', 'hex');
    expect(
      await Promise.all(
        [
          png,
          jpeg,
          '%PDF-1.7\n1 0 obj',
          elf,
          '<!DOCTYPE html><table><tr><td>1</td></tr></table>',
          '{\\rtf1 hello}',
        ].map(why),
      ),
    ).toEqual(['image', 'image', 'pdf', 'binary', 'html', 'word']);
    const book = utils.book_new();
    utils.book_append_sheet(
      book,
      utils.aoa_to_sheet([
        ['Pos', 'Name'],
        [1, 'Ann Lee'],
      ]),
      'R',
    );
    expect(await reader.read(file(write(book, { type: 'buffer' }) as Buffer))).toEqual({
      format: 'xlsx',
      encoding: 'xlsx',
      name: 'R',
      rows: goodRows,
    });
  });

  it('explains old spreadsheet formats and password protection', async () => {
    const old = utils.book_new();
    utils.book_append_sheet(old, utils.aoa_to_sheet([['Pos', 'Name']]), 'R');
    const locked: unknown = CFB.utils.cfb_new();
    CFB.utils.cfb_add(locked, '/EncryptedPackage', Buffer.alloc(5_000));
    expect(
      await Promise.all(
        [
          write(old, { type: 'buffer', bookType: 'biff8' }) as Buffer,
          CFB.write(locked, { type: 'buffer' }) as Buffer,
        ].map(why),
      ),
    ).toEqual(['xls', 'password']);
  });

  it('refuses empty, blank and oversized files', async () => {
    await expect(reader.read(file(''))).rejects.toThrow(FileEmpty);
    await expect(reader.read(file(' \n,,\n'))).rejects.toThrow(FileEmpty);
    await expect(sheetReader({ limitBytes: 10 }).read(good)).rejects.toMatchObject({
      code: 'FILE_TOO_LARGE',
      detail: { what: 'bytes', limit: 10 },
    });
    await expect(sheetReader({ limitBytes: 100, limits: { ...LIMITS, rows: 1 } }).read(good)).rejects.toThrow(
      FileTooLarge,
    );
  });

  it('stops reading files that take too long or too much memory, and continues', async () => {
    const heavy = file('a,b,c,d,e,f\n'.repeat(190_000));
    const limitBytes = 10_000_000;
    await expect(sheetReader({ limitBytes, milliseconds: 1 }).read(good)).rejects.toMatchObject({
      code: 'FILE_NOT_READABLE',
      detail: { why: 'effort' },
    });
    await expect(sheetReader({ limitBytes, cpuMilliseconds: 1 }).read(heavy)).rejects.toMatchObject({
      code: 'FILE_NOT_READABLE',
      detail: { why: 'effort' },
    });
    await expect(sheetReader({ limitBytes, megabytes: 24 }).read(heavy)).rejects.toMatchObject({
      code: 'FILE_NOT_READABLE',
      detail: { why: 'effort' },
    });
    expect((await reader.read(good)).rows).toEqual(goodRows);
  });
});

describe('files of one account', () => {
  it('are read one after the other, at most three wait, and another account is not kept waiting', async () => {
    const heavy = file('a,b,c,d,e,f\n'.repeat(50_000));
    const many = Array.from({ length: 5 }, () => reader.read({ ...heavy, sender: 'A' }).then((it) => it.rows.length));
    const ended: string[] = [];
    void many[1]?.then(() => ended.push('second of A'));
    const other = reader.read({ ...good, sender: 'B' }).then(() => ended.push('B'));
    await expect(many[4]).rejects.toMatchObject({ code: 'FILE_WAITING' });
    expect(await Promise.all(many.slice(0, 4))).toEqual([50_000, 50_000, 50_000, 50_000]);
    await other;
    expect(ended).toEqual(['B', 'second of A']);
  });
});

describe('a file read for what it is', () => {
  const options = { brandMakes: ['KTM'], knownMakes: ['KTM'] };
  const lines = (count: number) =>
    file(`Pos,Name\n${Array.from({ length: count }, (_, at) => `${at + 1},Rider Number${at}`).join('\n')}\n`);

  it('returns results, and reports its progress', async () => {
    const seen: (readonly [number, number | null])[] = [];
    const { read, raw, encoding } = await reader.readAs(
      lines(1_200),
      { kind: 'results', options },
      (...it) => void seen.push(it),
    );
    expect([read.rows.length, read.problems, raw, encoding]).toEqual([1_200, [], null, 'utf-8']);
    expect(read.rows.map((it) => it.place)).toEqual(Array.from({ length: 1_200 }, (_, at) => at + 1));
    expect(seen[0]).toEqual([0, 1_201]);
    expect(seen.at(-1)?.[0]).toBe(1_200);
  });

  it('brings its rows along when some are refused, to be mended', async () => {
    const { read, raw } = await reader.readAs(file('Pos,Name\nx,Ann Lee\n'), { kind: 'results', options });
    expect(read.problems.map((it) => it.code)).toEqual(['PLACE_NOT_A_NUMBER']);
    expect(raw).toEqual([
      { line: 1, cells: ['Pos', 'Name'] },
      { line: 2, cells: ['x', 'Ann Lee'] },
    ]);
  });

  it('is classes, events or patterns as asked', async () => {
    expect((await reader.readAs(file('Class,Place 1\n450 A,250\n'), { kind: 'classes' })).read.rows).toMatchObject([
      { name: '450 A', places: [{ place: 1, amount: 25_000 }] },
    ]);
    expect((await reader.readAs(file('Title,Date\nRound 1,6/14/2025\n'), { kind: 'events' })).read.rows).toMatchObject([
      { title: 'Round 1', startsOn: '2025-06-14' },
    ]);
    expect(
      (await reader.readAs(file('Model,Year,Pattern\n450 SX-F,2025,VBK*\n'), { kind: 'patterns' })).read.rows,
    ).toMatchObject([{ model: '450 SX-F', year: 2025 }]);
  });
});

describe('the worker as a build leaves it', () => {
  const made: string[] = [];
  afterAll(() => Promise.all(made.map((it) => rm(it, { recursive: true }))));

  it('reads, file by file compiled to JavaScript', async () => {
    const root = fileURLToPath(new URL('../../', import.meta.url));
    const cache = join(root, 'node_modules/.cache/');
    await mkdir(cache, { recursive: true });
    const to = await mkdtemp(join(cache, 'spreadsheets-'));
    made.push(to);
    const compile = async (from: string, into: string): Promise<void> => {
      await mkdir(into, { recursive: true });
      for (const entry of await readdir(from, { withFileTypes: true })) {
        if (entry.isDirectory() && !['testing', 'node_modules'].includes(entry.name))
          await compile(join(from, entry.name), join(into, entry.name));
        if (!entry.name.endsWith('.ts') || entry.name.endsWith('.test.ts')) continue;
        const { code } = await transform(
          withEachLanguage(await readFile(join(from, entry.name), 'utf8'), { file: entry.name }),
          {
            filename: entry.name,
            swcrc: false,
            jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
          },
        );
        await writeFile(join(into, entry.name.replace(/\.ts$/, '.js')), code);
      }
    };
    await Promise.all([
      compile(join(root, 'adapters/spreadsheets'), to),
      ...['core', 'records'].map(async (name) => {
        const into = join(to, 'node_modules/@rrr', name);
        await compile(join(root, name), into);
        const exports = { '.': './index.js', './*': './*/index.js' };
        await writeFile(join(into, 'package.json'), JSON.stringify({ type: 'module', exports }));
      }),
    ]);
    await writeFile(join(to, 'package.json'), '{"type":"module"}');
    const worker = new Worker(join(to, 'parse-worker.js'));
    const pieces: unknown[] = [];
    const last = new Promise((resolve, reject) =>
      worker
        .on('message', (it: object) => (pieces.push(it), 'done' in it ? resolve(it) : undefined))
        .once('error', reject),
    );
    worker.postMessage({
      bytes: good.bytes,
      limits: LIMITS,
      reading: { kind: 'results', options: { brandMakes: [], knownMakes: [] } },
    });
    await last;
    await worker.terminate();
    expect(pieces).toMatchObject([
      { counted: 2 },
      { part: 'rows', items: [{ place: 1, riderName: 'Ann Lee' }] },
      { done: { format: 'csv', encoding: 'utf-8', read: { headerLine: 1, rows: [] } }, hasRaw: false },
    ]);
  });
});
