import { expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { importScene, why } from './testing/import-scene.js';
import { oneAdmin } from './testing/one-admin.js';
import { upload } from './testing/upload.js';

const { admin, promoter, eventId, seriesId } = await importScene(oneAdmin);
const said = (mapping: Readonly<Record<number, string | null>>) => ({ mapping: JSON.stringify(mapping) });
const shown = ({ report }: { readonly report: contract.TableReport }) =>
  report.columns.map(({ header, field, guess, samples }) => [header, field, guess ?? null, samples]);

test('columns of classes are shown with a guess, and read and stored as a person maps them', async () => {
  const path = `/api/event/${eventId}/upload-class`;
  const file = 'Division,Gold,Notes\nMapped A,500,new\n';
  const send = async (fields: Record<string, string> = {}) =>
    (await upload(admin, path, file, fields)).of(contract.uploadClass);
  const asked = await send();
  expect([why(asked), asked.file.headerLine]).toEqual([[[1, null, 'HEADER_UNKNOWN']], 0]);
  expect(shown(asked)).toEqual([
    ['Division', null, 'class', ['Mapped A']],
    ['Gold', null, 'place1', ['500']],
    ['Notes', null, null, ['new']],
  ]);
  const mapping = said({ 0: 'class', 1: 'place1', 2: null });
  const preview = await send(mapping);
  expect([preview.problems, preview.rows[0]?.payoutPlaces]).toMatchObject([
    [],
    [{ place: 1, amount: { amount: 50_000 } }],
  ]);
  const stored = await send({ ...mapping, dryRun: 'false', outcome: preview.outcome });
  expect([stored.applied, stored.changes.added]).toEqual([true, 1]);
  // another mapping of the same file is another preview
  expect(
    (
      await upload(admin, path, file, {
        ...said({ 0: 'class', 1: 'place2' }),
        dryRun: 'false',
        outcome: preview.outcome,
      })
    ).json(),
  ).toMatchObject({ status: 409, code: 'PREVIEW_OUTDATED' });
});

test('columns of events, VIN patterns and sold VINs likewise', async () => {
  const events = await upload(
    promoter,
    `/api/promoter/serie/${seriesId}/upload-events`,
    'Meeting,Weekend\nMapped Meeting,2031-06-07\n',
    said({ 0: 'title', 1: 'startsOn' }),
  );
  expect(events.of(contract.uploadOwnSeriesEvents).rows).toMatchObject([
    { title: 'Mapped Meeting', startDate: '2031-06-07' },
  ]);
  const patterns = await upload(
    admin,
    '/api/vin-patterns/import',
    'Mapped 450,2031,VBKSX\n',
    said({ 0: 'model', 1: 'year', 2: 'pattern' }),
  );
  expect(patterns.of(contract.importVinPatterns)).toMatchObject({ rows: [{ line: 1, model: 'Mapped 450' }], added: 1 });
  const sold = await upload(admin, '/api/sold-vins/import', 'Serial\nVBKSXA404RM000001\n', said({ 0: 'vin' }));
  expect(sold.of(contract.importSoldVins)).toMatchObject({ added: 1, sample: [{ vin: 'VBKSXA404RM000001' }] });
});

test.each([
  { 0: 'vin' },
  { 0: 'place0' },
  { 0: 'place101' },
  { '-1': 'class' },
  { '00': 'class' },
  { 1000: 'class' },
  [],
  'x',
])('%j is no mapping of classes', async (mapping) => {
  const answer = await upload(admin, `/api/event/${eventId}/upload-class`, 'Class\nA\n', {
    mapping: JSON.stringify(mapping),
  });
  expect(answer.json()).toMatchObject({ status: 400, errors: [{ path: expect.stringContaining('mapping') }] });
});

test('a header that names another currency than the event pays in stops the file until it is corrected', async () => {
  const path = `/api/event/${eventId}/upload-class`;
  const file = 'Class,1st (CAD),2nd (USD)\nOther Money,500,250\n';
  const { problems, contingencyAmount } = (await upload(admin, path, file)).of(contract.uploadClass);
  expect([contingencyAmount.currency, why({ problems })]).toEqual(['USD', [[1, '1st (CAD)', 'CURRENCY_DIFFERS']]]);
  expect((await upload(admin, path, file, { dryRun: 'false' })).json()).toMatchObject({
    status: 422,
    code: 'IMPORT_HAS_PROBLEMS',
  });
  const corrected = await upload(admin, path, file, {
    corrections: JSON.stringify([{ line: 1, column: 1, value: '1st' }]),
  });
  expect(corrected.of(contract.uploadClass)).toMatchObject({ problems: [], changes: { added: 1 } });
});
