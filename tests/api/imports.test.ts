import { describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { importScene, undo, why } from './testing/import-scene.js';
import { oneAdmin } from './testing/one-admin.js';
import { upload } from './testing/upload.js';

const { admin, promoter, eventId, event } = await importScene(oneAdmin);

describe('classes with payout places', () => {
  const path = (): string => `/api/event/${eventId}/upload-class`;
  const send = async (content: string, fields: Record<string, string> = {}, who = admin) =>
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
    expect((await undo(admin, applied.importId)).json()).toMatchObject({
      status: 409,
      code: 'IMPORT_CHANGED_SINCE',
    });
    expect((await undo(admin, changed.importId)).json()).toMatchObject({
      applied: true,
      changes: { removed: 0, restored: 0, changed: 1 },
      money: null,
    });
    expect((await undo(admin, applied.importId)).json()).toMatchObject({ applied: true, changes: { removed: 2 } });
    expect((await event()).classes.map((it) => [it._id, it.name])).toEqual(
      before.classes.map((it) => [it._id, it.name]),
    );
  });

  test('by the promoter of an event that pays are a proposal, which the preview says', async () => {
    const before = await event();
    const file = 'Class,Payout,Place 1\nStraw,Cash,10000\n';
    const preview = await send(file, {}, promoter);
    expect([preview.waits, preview.applied]).toEqual([true, false]);
    const sent = await send(file, { dryRun: 'false', outcome: preview.outcome }, promoter);
    expect([sent.waits, sent.applied, sent.importId, sent.version]).toEqual([true, true, null, before.version]);
    const after = await event();
    expect([after.classes, after.contingencyAmount]).toEqual([before.classes, before.contingencyAmount]);
    expect(after.proposal?.purse?.after.classes.map((it) => it.name)).toContain('Straw');
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
    expect([lines[0], lines.length]).toEqual(['\ufeffClass,Payout,Entrants,Place 1,Place 2,Reason (not read)', 6]);
    expect(lines[1]).toMatch(/^A,Cash,12,\$300,1\.234,.*currency sign.*not an amount/);
    const mended = lines
      .filter((_, at) => ![2, 3, 4].includes(at))
      .join('\r\n')
      .replace('$300,1.234', '300,1.23');
    expect(await send(mended)).toMatchObject({ problems: [], rows: [{ name: 'A', entrants: 12 }] });
    const still = await send(mended.replace('300,1.23', 'x,1.23'));
    expect(still.mend?.csv.split('\r\n')[0]).toBe('\ufeffClass,Payout,Entrants,Place 1,Place 2,Reason (not read)');
    expect(
      (await upload(promoter, path(), mended.replace('300,1.23', 'x,1'), { dryRun: 'false' })).json(),
    ).toMatchObject({ status: 422, code: 'IMPORT_HAS_PROBLEMS' });
  });

  test('need headers in the right case, in either language', async () => {
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

  test('that a spreadsheet would run are escaped in the file to correct, and read back unchanged', async () => {
    const { mend } = await send('Class,Place 1\n"=HYPERLINK(1)",x\n');
    expect(mend?.csv).toContain("\r\n'=HYPERLINK(1),x,");
    expect((await send((mend?.csv ?? '').replace(',x,', ',5,'))).rows).toMatchObject([{ name: '=HYPERLINK(1)' }]);
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

  test('of another year, cut, or of two models are refused or asked for', async () => {
    const file =
      'Model,Year,Pattern\nImport 992,2023,VBKSX*4**RM******\nImport 993,2031,VBKSX*4***M*****\nImport 994,2031,VBKZP*\n' +
      'Import 995,2031,VBKZP*\n';
    const asked = await send(file);
    expect(why(asked)).toEqual([
      [2, 'Pattern', 'PATTERN_YEAR_DIFFERS'],
      [3, 'Pattern', 'PATTERN_CUT'],
      [5, 'Pattern', 'PATTERN_OF_TWO_MODELS'],
    ]);
    expect(asked.shared).toEqual([{ year: 2031, pattern: 'VBKZP*', models: ['Import 994', 'Import 995'] }]);
    expect(asked.report.counts).toEqual({ title: 0, header: 1, read: 1, refused: 3, leftOut: 0 });
    const mended = await send(file, {
      shared: 'true',
      leaveOut: '[3]',
      corrections: JSON.stringify([{ line: 2, column: 1, value: '2024' }]),
    });
    expect([mended.problems, mended.added, mended.report.counts.leftOut]).toEqual([[], 3, 1]);
    const form = (year: number, pattern: string) =>
      admin.ask('/api/vin-patterns', { method: 'POST', body: { model: 'Import 996', year, pattern } });
    expect((await form(2023, 'VBKSX*4**RM******')).json()).toMatchObject({
      status: 422,
      code: 'PATTERN_NOT_VALID',
      detail: expect.stringContaining('tenth character'),
    });
    expect((await form(2024, 'VBKSX*4**RM*****')).json()).toMatchObject({
      status: 422,
      detail: expect.stringContaining('12 to 16'),
    });
  });
});
