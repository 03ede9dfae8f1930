import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type { SeededDemo } from './demo/index.js';
import type { Browser } from './testing/browser.js';
import { type DemoServer, demoServer } from './testing/demo-server.js';

interface Imported {
  readonly applied: boolean;
  readonly rows: readonly { readonly line: number; readonly match: { readonly status: string; readonly candidates: readonly { readonly _id: string }[] }; readonly change: string }[];
  readonly problems: readonly { readonly code: string; readonly detail: string }[];
  readonly money: { readonly issued: { readonly amount: number } };
  readonly outcome: string;
}

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

const send = (bytes: Uint8Array | string, name: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) => {
  const form = new FormData();
  for (const [field, value] of Object.entries({ classId: event.classId, ...fields })) form.set(field, value);
  form.set('file', new Blob([bytes as string]), name);
  return promoter.ask(`/api/event/${event.eventId}/upload-class-result`, { method: 'POST', form, headers });
};
const sample = (ending: 'csv' | 'xlsx') => readFileSync(event.files.find((it) => it.endsWith(ending)) ?? '');

test('a results file is previewed, confirmed, and the same again changes nothing', async () => {
  const preview = (await send(sample('csv'), 'results.csv')).json<Imported>();
  expect([preview.applied, preview.problems]).toEqual([false, []]);
  const ambiguous = preview.rows.find((it) => it.match.status === 'ambiguous');
  const choices = JSON.stringify([{ line: ambiguous?.line, riderId: ambiguous?.match.candidates[0]?._id }]);
  const chosen = (await send(sample('csv'), 'results.csv', { choices })).json<Imported>();
  expect(chosen.rows.filter((it) => it.match.status === 'ambiguous')).toEqual([]);

  const confirm = { dryRun: 'false', choices, outcome: chosen.outcome };
  const applied = await send(sample('csv'), 'results.csv', confirm, { 'Idempotency-Key': 'confirm-once' });
  expect(applied.json()).toMatchObject({ applied: true, money: { issued: chosen.money.issued } });
  const again = await send(sample('csv'), 'results.csv', confirm, { 'Idempotency-Key': 'confirm-once' });
  expect([again.status, again.text]).toEqual([200, applied.text]);

  const after = (await send(sample('xlsx'), 'results.xlsx', { choices })).json<Imported>();
  expect([after.money.issued.amount, [...new Set(after.rows.map((it) => it.change))]]).toEqual([0, ['same']]);
});

test('a confirmation of what is no longer so is refused', async () => {
  const answer = await send('Pos,Rider\n1,Nobody Atall\n', 'r.csv', { dryRun: 'false', outcome: 'f'.repeat(64) }, { 'Idempotency-Key': 'outdated-key' });
  expect(answer.json()).toMatchObject({ status: 409, code: 'PREVIEW_OUTDATED' });
});

test('each row that cannot be read is told in the reader’s language', async () => {
  const french = await send('Pos,Rider\nx1,Nobody Atall\n', 'r.csv', {}, { 'Accept-Language': 'fr' });
  expect(french.json<Imported>().problems).toEqual([expect.objectContaining({ line: 2, code: 'PLACE_NOT_A_NUMBER', detail: '« x1 » n’est pas une place. Inscrivez un nombre, ou DNF, DNS ou DQ.' })]);
  const applied = await send('Pos,Rider\nx1,Nobody Atall\n', 'r.csv', { dryRun: 'false' }, { 'Idempotency-Key': 'bad-rows-key' });
  expect(applied.json()).toMatchObject({ status: 422, code: 'IMPORT_HAS_PROBLEMS' });
});

test.each([
  ['an empty file', '', 'FILE_EMPTY'],
  ['a document named as a table', '%PDF-1.7\n1 0 obj\n', 'FILE_NOT_READABLE'],
])('%s is refused', async (_what, bytes, code) => {
  expect((await send(Buffer.from(bytes, 'latin1'), 'r.csv')).json()).toMatchObject({ status: 422, code });
});
