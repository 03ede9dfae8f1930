import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import type { AllResultsImport, EventDetail } from '@rrr/contract';
import { readFileSync } from 'node:fs';
import type { SeededDemo } from '@rrr/seed/demo';
import type { Answered, Browser } from './testing/browser.js';
import { type DemoServer, demoServer } from './testing/demo-server.js';
import { ledgerHolds } from './testing/ledger-breaks.js';
import { upload } from './testing/upload.js';

let demo: DemoServer;
let admin: Browser;
let promoter: Browser;
let sample: SeededDemo['sample'];
let [columns, sections] = ['', ''];
beforeAll(async () => {
  demo = await demoServer();
  ledgerHolds(demo);
  [admin, promoter] = [await demo.as('admin'), await demo.as('promoter')];
  if (!demo.server.demo) throw new Error('There is no demo');
  sample = demo.server.demo.sample;
  [columns, sections] = ['upload-all-class-result', 'upload-all-formatted-class-result'].map(
    (it) => `/api/event/${sample.eventId}/${it}`,
  ) as [string, string];
}, 120_000);
afterAll(() => demo.stop());

const event = async (): Promise<EventDetail> =>
  (await admin.call(contract.getEvent, { params: { eventId: sample.eventId } })).event;
const seen = (it: Answered): AllResultsImport => it.of(contract.uploadAllClassResult);
const csv = (): string => readFileSync(sample.files.find((it) => it.endsWith('csv')) ?? '', 'utf8').trimEnd();
const other = async () => {
  const found = (await event()).classes.find((it) => it._id !== sample.classId);
  if (!found) throw new Error('The demo event has one class');
  return found;
};
/** the demo's results file with a class column, and two finishers of another class */
const withColumn = async (first: string): Promise<string> => {
  const { name } = await other();
  const [header = '', ...rows] = csv().split(/\r\n/);
  return [
    `CLASS,${header}`,
    ...rows.map((it) => `${first},${it}`),
    `${name},1,7,Nobody Atall,"Moab, UT",Honda CRF250R,,,`,
    `${name},DNF,8,Another Stranger,"Moab, UT",Yamaha YZ250F,,,`,
  ].join('\r\n');
};
const undo = (
  who: Browser,
  importId: string | null | undefined,
  body: object = {},
  key = `undo-${importId}-${Math.random()}`,
) => who.ask(`/api/imports/${importId}/undo`, { method: 'POST', body, headers: { 'Idempotency-Key': key } });

describe('results of all classes, the class in a column', () => {
  test('are previewed: each row with its class, classes that are not named stay', async () => {
    const { classes } = await event();
    const preview = seen(await upload(promoter, columns, await withColumn('450 Amateur')));
    expect([preview.applied, preview.importId, preview.problems, preview.mend, preview.spent]).toEqual([
      false,
      null,
      [],
      null,
      null,
    ]);
    expect(preview.classes).toMatchObject([
      { name: '450 Amateur', class: { _id: sample.classId }, leftOut: false },
      { rows: 2, class: { _id: (await other())._id } },
    ]);
    expect(preview.rows.at(-1)).toMatchObject({
      riderName: 'Another Stranger',
      resultType: 'DNF',
      class: { _id: (await other())._id },
    });
    expect(preview.untouched).toHaveLength(classes.length - 2);
    expect((await event()).classes.every((it) => it.results.length === 0)).toBe(true);
  });

  test('of a class that the event does not have go to the class that a person chooses, or are skipped', async () => {
    const file = await withColumn('450 Expert');
    const asked = seen(await upload(promoter, columns, file));
    expect(asked.problems[0]).toMatchObject({
      line: 2,
      column: 'CLASS',
      value: '450 Expert',
      code: 'CLASS_UNKNOWN',
      detail: expect.stringMatching(/no class “450 Expert”/),
    });
    expect(asked.mend?.csv).toContain('Reason');
    expect((await upload(promoter, columns, file, { dryRun: 'false' })).json()).toMatchObject({
      status: 422,
      code: 'IMPORT_HAS_PROBLEMS',
    });
    const said = seen(
      await upload(promoter, columns, file, {
        classes: JSON.stringify([{ name: '450 expert', classId: sample.classId }]),
      }),
    );
    expect([said.problems, said.classes[0]?.class?._id]).toEqual([[], sample.classId]);
    const left = seen(
      await upload(promoter, columns, file, { classes: JSON.stringify([{ name: '450 Expert', classId: null }]) }),
    );
    expect([left.problems, left.rows.length, left.classes[0]]).toMatchObject([[], 2, { leftOut: true, class: null }]);
    const nobody = await upload(promoter, columns, 'Class,Pos,Rider\n450 Expert,1,Ann Lee\n', {
      dryRun: 'false',
      classes: JSON.stringify([{ name: '450 Expert', classId: null }]),
    });
    expect(nobody.json()).toMatchObject({ status: 422, code: 'NO_CLASS_NAMED' });
  });

  test('are applied in one go, pay, are listed, and are undone once; the same again changes nothing', async () => {
    const preview = seen(await upload(promoter, columns, await withColumn('450 Amateur')));
    const fields = { dryRun: 'false', outcome: preview.outcome };
    const first = await upload(promoter, columns, await withColumn('450 Amateur'), fields, {
      name: 'weekend.csv',
      headers: { 'Idempotency-Key': 'all-classes-once' },
    });
    const applied = seen(first);
    expect(applied).toMatchObject({
      applied: true,
      importId: expect.any(String),
      money: { issued: preview.money.issued },
    });
    expect(applied.money.issued.amount).toBeGreaterThan(0);
    const again = await upload(promoter, columns, await withColumn('450 Amateur'), fields, {
      name: 'weekend.csv',
      headers: { 'Idempotency-Key': 'all-classes-once' },
    });
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect(seen(await upload(promoter, columns, await withColumn('450 Amateur'))).changes).toMatchObject({
      added: 0,
      changed: 0,
      removed: 0,
    });
    expect(
      (
        await upload(promoter, columns, await withColumn('450 Amateur'), { dryRun: 'false', outcome: 'f'.repeat(64) })
      ).json(),
    ).toMatchObject({ status: 409, code: 'PREVIEW_OUTDATED' });
    expect(
      (
        await upload(
          promoter,
          columns,
          'Class,Pos,Rider\n',
          { dryRun: 'false' },
          { headers: { 'Idempotency-Key': 'all-classes-once' } },
        )
      ).json(),
    ).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });

    const { imports } = await promoter.call(contract.listEventImports, { params: { eventId: sample.eventId } });
    expect(imports).toMatchObject([
      {
        _id: applied.importId,
        kind: 'event-results',
        eventId: sample.eventId,
        fileName: 'weekend.csv',
        digest: expect.stringMatching(/^[0-9a-f]{64}$/),
        changes: applied.changes,
        undoneAt: null,
      },
    ]);
    expect((await undo(promoter, applied.importId, { dryRun: true })).json()).toMatchObject({
      applied: false,
      changes: { removed: applied.rows.length, restored: 0, changed: 0 },
      money: { reversed: applied.money.issued, issued: { amount: 0 } },
      spent: null,
    });
    expect((await undo(admin, applied.importId, { dryRun: true })).json()).toMatchObject({ spent: [] });
    const undone = await undo(promoter, applied.importId, {}, 'undo-the-weekend');
    expect(undone.json()).toMatchObject({
      applied: true,
      import: { undoneAt: expect.any(String), undoneBy: expect.any(String) },
    });
    expect((await undo(promoter, applied.importId, {}, 'undo-the-weekend')).text).toBe(undone.text);
    expect((await event()).classes.map((it) => [it.results.length, it.resultsReceivedAt])).toEqual(
      (await event()).classes.map(() => [0, null]),
    );
    expect((await undo(promoter, applied.importId)).json()).toMatchObject({ status: 409, code: 'IMPORT_UNDONE' });
  });
});

describe('results of all classes, each named above its finishers', () => {
  const formatted = async (): Promise<string> => {
    const { name } = await other();
    const [header = '', ...rows] = csv().split(/\r\n/);
    return [
      'Ridge Creek National,,,,,,,',
      'Class: 450 Amateur,,,,,,,',
      header,
      ...rows,
      `${name} (22 entries),,,,,,,`,
      header,
      '1,7,Nobody Atall,"Moab, UT",Honda CRF250R,,,',
      '2nd,8,Another Stranger,"Moab, UT",Yamaha YZ250F,,,',
    ].join('\n');
  };
  test('are read with the number of those who started, and are undone before what a later file replaced', async () => {
    // the title is of another event, so the file asks
    const file = await formatted();
    const asked = seen(await upload(admin, sections, file));
    expect(asked.questions).toMatchObject([
      {
        id: 'main-event',
        samples: ['Ridge Creek National'],
        answer: null,
        choices: [{ value: 'main' }, { value: 'other' }],
      },
    ]);
    expect(asked.questions?.[0]?.text).toContain(`Is this the main event of ${(await event()).title}?`);
    expect(asked.problems).toMatchObject([{ line: 1, code: 'MAIN_EVENT_UNCLEAR', question: 'main-event' }]);
    const refused = await upload(admin, sections, file, { dryRun: 'false' });
    expect(refused.json()).toMatchObject({ status: 422, code: 'IMPORT_HAS_PROBLEMS' });
    const answers = JSON.stringify([{ id: 'main-event', value: 'main' }]);
    const answer = seen(await upload(admin, sections, file, { dryRun: 'false', answers }));
    expect([answer.applied, answer.problems, answer.classes.map((it) => it.name)]).toEqual([
      true,
      [],
      ['450 Amateur', (await other()).name],
    ]);
    expect(await other()).toMatchObject({
      entrants: 22,
      results: [{ place: 1, riderName: 'Nobody Atall' }, { place: 2 }],
    });

    // a later file stands in the way of undoing it, until that one is undone
    const first = answer.importId ?? '';
    const later = await upload(
      promoter,
      `/api/event/${sample.eventId}/upload-class-result`,
      'Pos,Rider\n1,Somebody Else\n',
      { classId: (await other())._id, dryRun: 'false' },
    );
    const second = later.of(contract.uploadClassResult).importId ?? '';
    expect((await undo(promoter, first)).json()).toMatchObject({
      status: 409,
      code: 'IMPORT_CHANGED_SINCE',
      detail: expect.stringMatching(/Nothing was changed; undo the later import first/),
    });
    expect((await undo(promoter, second)).json()).toMatchObject({
      applied: true,
      changes: { removed: 1, restored: 2, changed: 0 },
    });
    expect((await other()).results.map((it) => it.riderName)).toEqual(['Nobody Atall', 'Another Stranger']);
    expect((await undo(promoter, first, { dryRun: true })).status).toBe(200);
  });
});

describe('the progress of an upload', () => {
  test('is visible to its user only', async () => {
    const progressId = '0123456789abcdefghjkmnpqrs';
    await upload(promoter, columns, await withColumn('450 Amateur'), { progressId });
    const told = await promoter.ask(`/api/import-progress/${progressId}`);
    expect(told.json()).toMatchObject({ state: 'done', percent: 100, rows: expect.any(Number) });
    expect(await admin.refusal(contract.getImportProgress, { params: { progressId } })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
    await upload(promoter, columns, '', { progressId });
    expect(await promoter.call(contract.getImportProgress, { params: { progressId } })).toMatchObject({
      state: 'refused',
      percent: null,
    });
  });
});
