import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import type { EventDetail, EventsImport } from '@rrr/contract';
import { Buffer } from 'node:buffer';
import type { Browser } from './testing/browser.js';
import { type DemoServer, demoServer } from './testing/demo-server.js';
import { upload } from './testing/upload.js';

let demo: DemoServer;
let admin: Browser;
let promoter: Browser;
let eventId = '';
let seriesId = '';
beforeAll(async () => {
  demo = await demoServer();
  [admin, promoter] = [await demo.as('admin'), await demo.as('promoter')];
  eventId = demo.server.demo?.sample.eventId ?? '';
  seriesId =
    (await admin.call(contract.adminSeries, { query: { promoterId: (await promoter.session()).user._id } })).series[0]
      ?._id ?? '';
}, 120_000);
afterAll(() => demo.stop());

const event = async (): Promise<EventDetail> => (await admin.call(contract.getEvent, { params: { eventId } })).event;
const undo = (who: Browser, importId: string | null, body: object = {}) =>
  who.ask(`/api/imports/${importId}/undo`, {
    method: 'POST',
    body,
    headers: { 'Idempotency-Key': `undo-${importId}-${Math.random()}` },
  });
const why = (it: {
  readonly problems: readonly { readonly line: number; readonly column: string | null; readonly code: string }[];
}) => it.problems.map(({ line, column, code }) => [line, column, code]);

describe('classes with payout places', () => {
  const path = (): string => `/api/event/${eventId}/upload-class`;
  const send = async (content: string, fields: Record<string, string> = {}, who = promoter) =>
    (await upload(who, path(), content, fields)).of(contract.uploadClass);

  test('come in any number of place columns, and those that are not named stay', async () => {
    const before = await event();
    const file =
      'Spring meeting\nClass,Payout,Place 1,Place 2,Place 3,Place 10,Notes\nVet 40+,Cash,300,150.50,,10,new\nMini,No payout,,,,,\n';
    const preview = await send(file);
    expect(preview).toMatchObject({
      applied: false,
      importId: null,
      changes: { added: 2, changed: 0, removed: 0 },
      removed: [],
      problems: [],
      mend: null,
    });
    expect(preview.kept).toEqual(before.classes.map((it) => it.name));
    expect(preview.rows[0]).toMatchObject({
      name: 'Vet 40+',
      payoutType: 'cash',
      change: 'new',
      payoutPlaces: [
        [1, 30_000],
        [2, 15_050],
        [10, 1_000],
      ].map(([place, amount]) => ({ place, amount: { amount, currency: 'USD' } })),
    });
    expect((await event()).version).toBe(before.version);
    const applied = await send(file, { dryRun: 'false', outcome: preview.outcome });
    expect([applied.applied, applied.version, (await event()).classes.length]).toEqual([
      true,
      before.version + 1,
      before.classes.length + 2,
    ]);
    expect(await send(file, { dryRun: 'false' })).toMatchObject({
      applied: true,
      importId: null,
      changes: { added: 0, changed: 0, same: 2 },
    });
    const changed = await send('Class,Place 1\nvet 40+,500\n', { dryRun: 'false' });
    expect(changed.rows).toMatchObject([
      { payoutType: 'cash', change: 'changed', payoutPlaces: [{ place: 1, amount: { amount: 50_000 } }] },
    ]);
    expect((await undo(promoter, applied.importId)).json()).toMatchObject({
      status: 409,
      code: 'IMPORT_CHANGED_SINCE',
    });
    expect((await undo(promoter, changed.importId)).json()).toMatchObject({
      applied: true,
      changes: { removed: 0, restored: 0, changed: 1 },
      money: null,
    });
    expect((await undo(promoter, applied.importId)).json()).toMatchObject({ applied: true, changes: { removed: 2 } });
    expect((await event()).classes.map((it) => [it._id, it.name])).toEqual(
      before.classes.map((it) => [it._id, it.name]),
    );
  });

  test('may replace the list, but never a class with results', async () => {
    const names = (await event()).classes.map((it) => it.name);
    const preview = await send('Class,Place 1\nOnly One,10\n', { replace: 'true' });
    expect([preview.removed, preview.kept]).toEqual([names, []]);
    await upload(promoter, `/api/event/${eventId}/upload-class-result`, 'Pos,Rider\n1,Nobody Atall\n', {
      classId: (await event()).classes[0]?._id ?? '',
      dryRun: 'false',
    });
    const refused = await upload(promoter, path(), 'Class,Place 1\nOnly One,10\n', {
      replace: 'true',
      dryRun: 'false',
    });
    expect(refused.json()).toMatchObject({ status: 409, code: 'CLASS_HAS_RESULTS' });
  });

  test('are refused row by row, and come back in a file that is mended and sent again', async () => {
    const bad = await send(
      'Class,Payout,Entrants,Place 1,Place 2\nA,Cash,12,$300,1.234\n,Cash,,1,\nB,Gold,many,5,\na,Cash,,5,\n',
    );
    expect(why(bad)).toEqual([
      [2, 'Place 1', 'AMOUNT_WITH_SIGN'],
      [2, 'Place 2', 'AMOUNT_NOT_A_NUMBER'],
      [3, 'Class', 'CLASS_MISSING'],
      [4, 'Payout', 'PAYOUT_UNKNOWN'],
      [4, 'Entrants', 'ENTRANTS_NOT_A_NUMBER'],
      [5, 'Class', 'CLASS_TWICE'],
    ]);
    expect(bad.mend?.name).toBe('rows-to-mend.csv');
    const lines = (bad.mend?.csv ?? '').split('\r\n');
    expect([lines[0], lines.length]).toEqual(['\ufeffClass,Payout,Entrants,Place 1,Place 2,Reason', 6]);
    expect(lines[1]).toMatch(/^A,Cash,12,\$300,1\.234,.*currency sign.*not an amount/);
    const mended = lines
      .filter((_, at) => ![2, 3, 4].includes(at))
      .join('\r\n')
      .replace('$300,1.234', '300,1.23');
    expect(await send(mended)).toMatchObject({ problems: [], rows: [{ name: 'A', entrants: 12 }] });
    const still = await send(mended.replace('300,1.23', 'x,1.23'));
    expect(still.mend?.csv.split('\r\n')[0]).toBe('\ufeffClass,Payout,Entrants,Place 1,Place 2,Reason');
    expect(
      (await upload(promoter, path(), mended.replace('300,1.23', 'x,1'), { dryRun: 'false' })).json(),
    ).toMatchObject({ status: 422, code: 'IMPORT_HAS_PROBLEMS' });
  });

  test('have headers in just these emails, in either language', async () => {
    expect(why(await send('class,Place 1\nA,1\n'))).toEqual([[1, 'class', 'HEADER_CASE']]);
    expect(why(await send('Class,PLACE 1\nA,1\n'))).toEqual([[1, 'PLACE 1', 'HEADER_CASE']]);
    expect(why(await send('Name,Place 1\nA,1\n'))).toEqual([[1, null, 'HEADER_UNKNOWN']]);
    expect(why(await send('Class,Place 1,Place 1\nA,1,2\n'))).toEqual([[1, 'Place 1', 'HEADER_TWICE']]);
    expect(await send('Classe;Paiement;Place 1\nVétéran;Crédit concessionnaire;250,50\n')).toMatchObject({
      problems: [],
      rows: [{ name: 'Vétéran', payoutType: 'dealerCredit', payoutPlaces: [{ amount: { amount: 25_050 } }] }],
    });
    const french = await upload(
      promoter,
      path(),
      'Class,Place 1\nA,$1\n',
      {},
      { headers: { 'Accept-Language': 'fr' } },
    );
    expect(french.of(contract.uploadClass).mend).toMatchObject({
      name: 'rows-a-corriger.csv',
      csv: expect.stringMatching(/^\ufeffClass;Place 1;Raison/),
    });
  });

  test('that a spreadsheet would run are made harmless in the file to mend, and read as they were', async () => {
    const { mend } = await send('Class,Place 1\n"=HYPERLINK(1)",x\n');
    expect(mend?.csv).toContain("\r\n'=HYPERLINK(1),x,");
    expect((await send((mend?.csv ?? '').replace(',x,', ',5,'))).rows).toMatchObject([{ name: '=HYPERLINK(1)' }]);
  });
});

describe('events of a series', () => {
  const EVENTS =
    'Title,Start date,End date,Venue,City,State,Country,Paying\nImport Round 1,6/14/2031,,Ridge Creek,Moab,Utah,USA,yes\nImport Round 2,"Jun 28th, 2031",2031-06-29,,Laval,QC,Canada,\nImport Round 3,48000,,,,,,no\nImport Final,TBD,,,,,,\n';
  const send = async (who: Browser, role: string, content = EVENTS, fields: Record<string, string> = {}) =>
    (await upload(who, `/api/${role}/serie/${seriesId}/upload-events`, content, fields)).json<EventsImport>();

  test('are added once, with dates however they are written', async () => {
    const preview = await send(admin, 'admin');
    expect(
      preview.rows.map((it) => [it.title, it.startDate, it.endDate, it.state, it.country, it.paying, it.change]),
    ).toEqual([
      ['Import Round 1', '2031-06-14', '2031-06-14', 'UT', 'US', true, 'new'],
      ['Import Round 2', '2031-06-28', '2031-06-29', 'QC', 'CA', false, 'new'],
      ['Import Round 3', '2031-06-01', '2031-06-01', null, expect.any(String), false, 'new'],
      ['Import Final', null, null, null, expect.any(String), false, 'new'],
    ]);
    const applied = await send(admin, 'admin', EVENTS, { dryRun: 'false', outcome: preview.outcome });
    expect([applied.applied, applied.changes.added, applied.rows.every((it) => it._id !== null)]).toEqual([
      true,
      4,
      true,
    ]);
    expect(await admin.call(contract.getEvent, { params: { eventId: applied.rows[1]?._id ?? '' } })).toMatchObject({
      event: { title: 'Import Round 2', series: { _id: seriesId }, country: 'CA', version: 1 },
    });
    expect(await send(admin, 'admin', EVENTS, { dryRun: 'false' })).toMatchObject({
      changes: { added: 0, same: 4 },
      importId: null,
    });
    expect((await undo(promoter, applied.importId, { dryRun: true })).json()).toMatchObject({
      applied: false,
      changes: { removed: 4 },
    });
    expect((await undo(admin, applied.importId)).json()).toMatchObject({ applied: true, money: null });
    expect((await admin.ask(`/api/event/${applied.rows[1]?._id}`)).status).toBe(404);
  });

  test('of a promoter’s own pay nothing until an admin says so', async () => {
    const answer = await send(promoter, 'promoter', EVENTS, { paying: 'true' });
    expect(answer.rows.map((it) => it.paying)).toEqual([false, false, false, false]);
  });

  test('are refused row by row', async () => {
    const bad = await send(
      admin,
      'admin',
      'Title,Date,End\n,2031-06-14,\nA,31/02/2031,\nB,2031-06-14,2031-06-13\nC,2031-06-14,\nc,2031-06-14,\n',
    );
    expect(why(bad)).toEqual([
      [2, 'Title', 'TITLE_MISSING'],
      [3, 'Date', 'DATE_NOT_VALID'],
      [4, 'End', 'DATES_NOT_IN_ORDER'],
      [6, null, 'EVENT_TWICE'],
    ]);
    expect(
      (
        await upload(admin, `/api/admin/serie/${seriesId}/upload-events`, 'Title,Date\nA,never\n', { dryRun: 'false' })
      ).json(),
    ).toMatchObject({ status: 422, code: 'IMPORT_HAS_PROBLEMS' });
  });
});

describe('VIN patterns', () => {
  const send = async (content: string, fields: Record<string, string> = {}) =>
    (await upload(admin, '/api/vin-patterns/import', content, fields)).of(contract.importVinPatterns);

  test('are added unverified, and taken back while none is verified', async () => {
    const file = 'Model,Year,Pattern\nImport 990,2031,VBKZZ*\nImport 991,2031,VBKZY*\n';
    expect(await send(file)).toMatchObject({ applied: false, added: 2, known: 0, problems: [] });
    const { importId } = await send(file, { dryRun: 'false' });
    expect(await send(file, { dryRun: 'false' })).toMatchObject({ applied: true, added: 0, known: 2, importId: null });
    const { imports } = await admin.call(contract.listImports, { query: { kind: 'vin-patterns' } });
    expect(imports).toMatchObject([{ _id: importId, kind: 'vin-patterns', eventId: null, changes: { added: 2 } }]);
    expect((await undo(promoter, importId)).json()).toMatchObject({ status: 404 });
    expect((await undo(admin, importId)).json()).toMatchObject({ applied: true, changes: { removed: 2 } });
    expect(await admin.call(contract.listVinPatterns, { query: { model: 'Import 990' } })).toMatchObject({
      vinPatterns: [],
    });
  });

  test('that cannot be read are listed, and nothing is stored', async () => {
    expect(why(await send('Model,Year,Pattern\n,2031,VBK*\nX,31,VBK*\nX,2031,IOQ\n'))).toEqual([
      [2, 'Model', 'MODEL_MISSING'],
      [3, 'Year', 'YEAR_NOT_VALID'],
      [4, 'Pattern', 'PATTERN_NOT_VALID'],
    ]);
    expect(
      (await upload(admin, '/api/vin-patterns/import', 'Model,Year,Pattern\n,2031,VBK*\n', { dryRun: 'false' })).json(),
    ).toMatchObject({ status: 422, code: 'PATTERNS_HAVE_PROBLEMS' });
  });
});

describe('files to fill in', () => {
  const cases = (['en', 'fr'] as const).flatMap((lang) =>
    (['csv', 'xlsx'] as const).map((format) => [lang, format] as const),
  );
  const binary = async (path: string): Promise<Uint8Array> => {
    const cookie = [...promoter.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return Buffer.from(await (await fetch(new URL(path, demo.base), { headers: { Cookie: cookie } })).arrayBuffer());
  };

  test.each(cases)('in %s, as %s, are what the importers take', async (lang, format) => {
    const template = (kind: string) => binary(`/api/import-template/${kind}?lang=${lang}&format=${format}`);
    const {
      classes: [first],
    } = await event();
    const results = async (kind: string, path: string, fields: Record<string, string> = {}) =>
      (await upload(admin, `/api/event/${eventId}/${path}`, await template(kind), fields)).json<{
        problems: { code: string }[];
        rows: unknown[];
      }>();
    expect(await results('class-results', 'upload-class-result', { classId: first?._id ?? '' })).toMatchObject({
      problems: [],
      rows: [{ number: '021', bike: 'KTM 450 SX-F' }, { resultType: 'DNF' }],
    });
    const classes = JSON.stringify([
      { name: '450 A', classId: first?._id },
      { name: '250 B', classId: null },
    ]);
    for (const [kind, path] of [
      ['event-results', 'upload-all-class-result'],
      ['formatted-results', 'upload-all-formatted-class-result'],
    ] as const)
      expect(await results(kind, path, { classes })).toMatchObject({
        problems: [],
        rows: [{ riderName: 'Robin Vale' }],
        classes: [{ name: '450 A' }, { name: '250 B', leftOut: true }],
      });
    expect(await results('classes', 'upload-class')).toMatchObject({
      problems: [],
      rows: [
        { payoutType: 'dealerCredit' },
        { payoutType: 'cash', payoutPlaces: [{}, { amount: { amount: 50_050 } }] },
      ],
    });
    expect(
      (await upload(admin, `/api/admin/serie/${seriesId}/upload-events`, await template('events'))).json(),
    ).toMatchObject({
      problems: [],
      rows: [
        { startDate: '2025-06-14', paying: true },
        { endDate: '2025-06-29', paying: false },
      ],
    });
    expect((await upload(admin, '/api/vin-patterns/import', await template('vin-patterns'))).json()).toMatchObject({
      problems: [],
      rows: [{ year: 2025 }, { year: 2024 }],
    });
  });

  test('are named, and kept as files', async () => {
    const answer = await admin.ask('/api/import-template/classes?lang=fr');
    expect([answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
      expect.stringMatching(/^text\/csv/),
      expect.stringMatching(/^attachment; filename="classes\.csv"/),
    ]);
  });
});
