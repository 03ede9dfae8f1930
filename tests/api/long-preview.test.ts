import { afterAll, beforeAll, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import type { ResultsImport } from '@rrr/contract';
import { readFileSync } from 'node:fs';
import type { SeededDemo } from '@rrr/seed/demo';
import type { Answered, Browser } from './testing/browser.js';
import { type DemoServer, demoServer } from './testing/demo-server.js';
import { upload } from './testing/upload.js';

/** The demo's sheet has riders of the demo, one of them a question; the others are unknown. */
const STRANGERS = 700;
let demo: DemoServer;
let promoter: Browser;
let sample: SeededDemo['sample'];
let file = '';
beforeAll(async () => {
  demo = await demoServer();
  promoter = await demo.as('promoter');
  if (!demo.server.demo) throw new Error('There is no demo');
  sample = demo.server.demo.sample;
  const own = readFileSync(sample.files.find((it) => it.endsWith('csv')) ?? '', 'utf8').trimEnd();
  const strangers = Array.from({ length: STRANGERS }, (_, at) => `DNS,${2_000 + at},Stranger Number ${at},,,,,`);
  file = [own, ...strangers].join('\r\n');
}, 120_000);
afterAll(() => demo.stop());

const send = (fields: Readonly<Record<string, string>>, content = file) =>
  upload(promoter, `/api/event/${sample.eventId}/upload-class-result`, content, { classId: sample.classId, ...fields });
const seen = (it: Answered): ResultsImport => it.of(contract.uploadClassResult);
const total = ({ groups = [] }: ResultsImport) => groups.reduce((sum, { count }) => sum + count, 0);

test('the preview of a long file has its first rows and every question; more come for the same preview', async () => {
  const answer = await send({ page: 'first' });
  const first = seen(answer);
  const all = seen(await send({}));
  expect(answer.text.length).toBeLessThan(300_000);
  expect(all.rows.length).toBeGreaterThan(STRANGERS);
  expect([total(first), total(all)]).toEqual([all.rows.length, all.rows.length]);
  expect(first).toEqual({ ...all, rows: all.rows.filter(({ line }) => first.rows.some((it) => it.line === line)) });
  const open = (it: ResultsImport) => it.rows.filter(({ group }) => group === 'open').map(({ line }) => line);
  expect(open(first)).toEqual(open(all));
  expect(open(first)).not.toEqual([]);

  const here = first.rows.filter(({ group }) => group === 'notFinished').length;
  const page = JSON.stringify({ group: 'notFinished', classId: sample.classId, offset: here });
  const more = seen(await send({ page, outcome: first.outcome }));
  const own = all.rows.filter(({ group }) => group === 'notFinished');
  expect(more.rows).toEqual(own.slice(here, here + more.rows.length));
  expect([more.rows.length, more.problems, more.questions]).toEqual([300, [], []]);
  const beyond = JSON.stringify({ group: 'notFinished', classId: sample.classId, offset: 999_999 });
  expect(seen(await send({ page: beyond, outcome: first.outcome })).rows).toEqual([]);
});

test('more rows of another file are refused, and so is a page that nobody understands', async () => {
  const { outcome } = seen(await send({ page: 'first' }));
  const page = JSON.stringify({ group: 'notFinished', classId: sample.classId, offset: 100 });
  const other = await send({ page, outcome }, file.replace('Stranger Number 7,', 'Somebody Else,'));
  expect(other.json()).toMatchObject({ status: 409, code: 'PREVIEW_OUTDATED' });
  for (const wrong of ['all', '{}', '{"group":"paid","classId":null,"offset":-1}', '{"group":"rich"}', 'nul'])
    expect([wrong, (await send({ page: wrong })).status]).toEqual([wrong, 400]);
});

test('it is stored whole; the answer has the first rows, also when it is asked for again', async () => {
  const preview = seen(await send({ page: 'first' }));
  const open = preview.rows.filter(({ group }) => group === 'open').map(({ line }) => ({ line, riderId: null }));
  const choices = JSON.stringify(open);
  const { outcome } = seen(await send({ page: 'first', choices }));
  const done = seen(await send({ page: 'first', choices, outcome, dryRun: 'false' }));
  expect([done.applied, done.changes.added + done.changes.changed + done.changes.same]).toEqual([true, total(preview)]);
  expect(done.rows.length).toBeLessThan(STRANGERS);
});
