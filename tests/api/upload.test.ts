import { afterAll, beforeAll, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { readFileSync } from 'node:fs';
import { workbook } from '@rrr/spreadsheets/testing';
import type { SeededDemo } from '@rrr/seed/demo';
import type { Browser } from './testing/browser.js';
import { type DemoServer, demoServer } from './testing/demo-server.js';

let demo: DemoServer;
let promoter: Browser;
let event: SeededDemo['sample'];
beforeAll(async () => {
  demo = await demoServer();
  promoter = await demo.as('promoter');
  if (!demo.server.demo) throw new Error('There is no demo');
  event = demo.server.demo.sample;
}, 60_000);
afterAll(() => demo.stop());

const send = (
  bytes: Uint8Array | string,
  name: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
) => {
  const form = new FormData();
  for (const [field, value] of Object.entries({ classId: event.classId, dryRun: 'true', ...fields }))
    form.set(field, value);
  form.set('file', new Blob([bytes as string]), name);
  return promoter.ask(`/api/event/${event.eventId}/upload-class-result`, { method: 'POST', form, headers });
};
const sample = (ending: 'csv' | 'xlsx') => readFileSync(event.files.find((it) => it.endsWith(ending)) ?? '');

test('a results file is previewed, confirmed, and the same again changes nothing', async () => {
  const preview = (await send(sample('csv'), 'results.csv')).of(contract.uploadClassResult);
  expect([preview.applied, preview.problems]).toEqual([false, []]);
  const ambiguous = preview.rows.find((it) => it.match.status === 'ambiguous');
  const choices = JSON.stringify([{ line: ambiguous?.line, riderId: ambiguous?.match.candidates[0]?._id }]);
  const chosen = (await send(sample('csv'), 'results.csv', { choices })).of(contract.uploadClassResult);
  expect(chosen.rows.filter((it) => it.match.status === 'ambiguous')).toEqual([]);

  const confirm = { dryRun: 'false', choices, outcome: chosen.outcome };
  const applied = await send(sample('csv'), 'results.csv', confirm, { 'Idempotency-Key': 'confirm-once' });
  expect(applied.json()).toMatchObject({ applied: true, money: { issued: chosen.money.issued } });
  const again = await send(sample('csv'), 'results.csv', confirm, { 'Idempotency-Key': 'confirm-once' });
  expect([again.status, again.text]).toEqual([200, applied.text]);

  const after = (await send(sample('xlsx'), 'results.xlsx', { choices })).of(contract.uploadClassResult);
  expect([after.money.issued.amount, [...new Set(after.rows.map((it) => it.change))]]).toEqual([0, ['same']]);
});

test('a confirmation of an outdated preview is refused', async () => {
  const answer = await send(
    'Pos,Rider\n1,Nobody Atall\n',
    'r.csv',
    { dryRun: 'false', outcome: 'f'.repeat(64) },
    { 'Idempotency-Key': 'outdated-key' },
  );
  expect(answer.json()).toMatchObject({ status: 409, code: 'PREVIEW_OUTDATED' });
});

test('each row that cannot be read is told in the reader’s language', async () => {
  const french = await send('Pos,Rider\nx1,Nobody Atall\n', 'r.csv', {}, { 'Accept-Language': 'fr' });
  expect(french.of(contract.uploadClassResult).problems).toEqual([
    expect.objectContaining({
      line: 2,
      code: 'PLACE_NOT_A_NUMBER',
      detail: '«\u00a0x1\u00a0» n’est pas une position. Inscrivez un nombre, ou DNF, DNS ou DQ.',
    }),
  ]);
  const applied = await send(
    'Pos,Rider\nx1,Nobody Atall\n',
    'r.csv',
    { dryRun: 'false' },
    { 'Idempotency-Key': 'bad-rows-key' },
  );
  expect(applied.json()).toMatchObject({ status: 422, code: 'IMPORT_HAS_PROBLEMS' });
});

const PNG = Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001080600000', 'hex');
const cells = 'Pos;Rider;Hometown\r\n1;Zoë Lefèvre;Québec, QC\r\n';
const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);

/** the event as its promoter sees it */
const held = async () => (await promoter.ask(`/api/event/${event.eventId}`)).text;

test.each([
  ['an empty file', '', 422, 'FILE_EMPTY', /check that you chose the right file/],
  [
    'a picture named .csv',
    PNG,
    422,
    'FILE_NOT_READABLE',
    /This is a picture.*enter the table by hand, or ask for it as CSV or XLSX/,
  ],
  [
    'a document named .csv',
    Buffer.from('%PDF-1.7\n1 0 obj\n'),
    422,
    'FILE_NOT_READABLE',
    /This is a PDF.*save the table as CSV or XLSX in the program that made the PDF/,
  ],
  [
    'a web page named .csv',
    '<!doctype html><html><body>Results</body></html>',
    422,
    'FILE_NOT_READABLE',
    /This is a web page/,
  ],
  [
    'a spreadsheet in the old format',
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    422,
    'FILE_NOT_READABLE',
    /older Office format such as \.xls.*save it as CSV or XLSX/,
  ],
  [
    'a line with a million separators',
    Buffer.from(`Pos,Rider\n1${','.repeat(1_000_000)}\n`),
    413,
    'FILE_TOO_LARGE',
    /more than 1,000 columns in one line.*copy only the table into a new spreadsheet/,
  ],
  [
    'a spreadsheet with two million cells',
    workbook(`<sheetData><row>${'<c/>'.repeat(2_000_000)}</row></sheetData>`),
    413,
    'FILE_TOO_LARGE',
    /more than 1,500,000 cells.*copy only the table into a new spreadsheet/,
  ],
  [
    'a spreadsheet with elements within elements',
    workbook(`<sheetData>${'<row>'.repeat(200)}</sheetData>`),
    422,
    'FILE_NOT_READABLE',
    /far more than a table.*copy only the table into a new spreadsheet/,
  ],
  [
    'a file of more than 10 MB',
    Buffer.alloc(10 * 1024 * 1024 + 1, 'Pos,Rider\n'),
    413,
    'FILE_TOO_LARGE',
    /larger than 10 MB.*smaller file/,
  ],
])('%s is refused with what it is and the mend, and nothing is stored', async (_what, bytes, status, code, detail) => {
  const before = await held();
  for (const dryRun of ['true', 'false']) {
    const answer = await send(
      bytes,
      'r.csv',
      { dryRun },
      { 'Idempotency-Key': `refused-${code}-${String(_what).length}` },
    );
    expect(answer.json()).toMatchObject({ status, code, detail: expect.stringMatching(detail) });
  }
  expect(await held()).toBe(before);
});

test.each([
  ['semicolons and a byte order mark', Buffer.from(`\ufeff${cells}`)],
  ['UTF-16', utf16(cells)],
  ['Windows-1252', Buffer.from(cells, 'latin1')],
  [
    'tabs, line feeds and lines above the header',
    Buffer.from(`Official results\n\n${cells.replaceAll(';', '\t').replaceAll('\r', '')}`),
  ],
])('%s are read', async (_what, bytes) => {
  const preview = (await send(bytes, 'r.csv')).of(contract.uploadClassResult);
  expect(preview.rows.map((it) => [it.riderName, it.hometown])).toEqual([['Zoë Lefèvre', 'Québec, QC']]);
  expect(preview.problems).toEqual([]);
});

test('an unknown header is asked about: its line, its cells, and the columns to name', async () => {
  const before = await held();
  const preview = (await send('Uno,Due\n1,Zoe Lefevre\n', 'r.csv')).of(contract.uploadClassResult);
  expect(preview.problems).toEqual([
    {
      line: 1,
      column: null,
      value: 'Uno, Due',
      code: 'HEADER_UNKNOWN',
      detail: expect.stringMatching(/Choose what each column contains/),
    },
  ]);
  expect(preview.file.columns).toHaveLength(2);
  const named = (
    await send('Uno,Due\n1,Zoe Lefevre\n', 'r.csv', { mapping: JSON.stringify({ 0: 'place', 1: 'riderName' }) })
  ).of(contract.uploadClassResult);
  expect([named.problems, named.rows.length]).toEqual([[], 1]);
  expect(await held()).toBe(before);
});

test('a cell is corrected on screen: the line is read by it, at the preview and when it is stored', async () => {
  const bytes = 'Pos,Rider\n1,Nobody Atall\ntwo,Nobody Else\n';
  const refused = (await send(bytes, 'r.csv')).of(contract.uploadClassResult);
  expect(refused.problems).toMatchObject([{ line: 3, column: 'Pos', value: 'two', code: 'PLACE_NOT_A_NUMBER' }]);
  const corrections = JSON.stringify([{ line: 3, field: 'place', value: '2' }]);
  const mended = (await send(bytes, 'r.csv', { corrections })).of(contract.uploadClassResult);
  expect([mended.problems, mended.rows.map((it) => it.place)]).toEqual([[], [1, 2]]);
  const confirm = { dryRun: 'false', corrections, outcome: mended.outcome };
  const stored = await send(bytes, 'r.csv', confirm, { 'Idempotency-Key': 'corrected-on-screen' });
  expect(stored.json()).toMatchObject({ applied: true, rows: [{ place: 1 }, { place: 2, riderName: 'Nobody Else' }] });
});
