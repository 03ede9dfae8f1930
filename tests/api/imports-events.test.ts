import { describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import type { Browser } from './testing/browser.js';
import { importScene, undo, why } from './testing/import-scene.js';
import { upload } from './testing/upload.js';

const { admin, promoter, seriesId } = await importScene();

describe('events of a series', () => {
  const EVENTS = [
    'Title,Start date,End date,Venue,City,State,Country,Paying',
    'Import Round 1,6/14/2031,,Ridge Creek,Moab,Utah,USA,yes',
    'Import Round 2,"Jun 28th, 2031",2031-06-29,,Laval,QC,Canada,',
    'Import Round 3,48000,,,,,,no',
    'Import Final,TBD,,,,,,',
    '',
  ].join('\n');
  const send = async (who: Browser, role: string, content = EVENTS, fields: Record<string, string> = {}) =>
    (await upload(who, `/api/${role}/serie/${seriesId}/upload-events`, content, fields)).of(
      contract.uploadSeriesEvents,
    );

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

  test('have their name, not their round, and ranges of days', async () => {
    const read = await send(
      admin,
      'admin',
      'Round,Name,Date,Track\n1,Opener,"Jun 5-6, 2032",Ridge\n2,Classic,21-22.06.2032,Salt\n3,Final,5-Jul-32,Pine\n',
    );
    expect(read.problems).toEqual([]);
    expect(read.rows.map((it) => [it.title, it.venue, it.startDate, it.endDate])).toEqual([
      ['Opener', 'Ridge', '2032-06-05', '2032-06-06'],
      ['Classic', 'Salt', '2032-06-21', '2032-06-22'],
      ['Final', 'Pine', '2032-07-05', '2032-07-05'],
    ]);
    expect(read.report.columns[0]).toMatchObject({ header: 'Round', field: null, samples: ['1', '2', '3'] });
    expect(read.dates).toBeNull();
  });

  test('are asked for the order of day and month where the file does not tell, and nothing is stored before', async () => {
    const file = 'Title,Date\nOrder A,03/04/2032\nOrder B,2032-05-01\n';
    const asked = await send(admin, 'admin', file);
    expect(why(asked)).toEqual([[1, 'Date', 'DATE_ORDER_UNKNOWN']]);
    expect(asked.dates).toEqual({
      sample: '03/04/2032',
      likely: 'monthFirst',
      chosen: null,
      readings: [
        { order: 'dayFirst', from: '2032-04-03' },
        { order: 'monthFirst', from: '2032-03-04' },
      ],
    });
    const path = `/api/admin/serie/${seriesId}/upload-events`;
    expect((await upload(admin, path, file, { dryRun: 'false' })).json()).toMatchObject({
      code: 'IMPORT_HAS_PROBLEMS',
    });
    const told = await send(admin, 'admin', file, { dates: 'dayFirst' });
    expect([told.rows.map((it) => it.startDate), told.problems]).toEqual([['2032-04-03', '2032-05-01'], []]);
    const stored = await send(admin, 'admin', file, { dates: 'dayFirst', dryRun: 'false', outcome: told.outcome });
    expect(stored.changes.added).toBe(2);
    expect(
      (await upload(admin, path, file, { dates: 'monthFirst', dryRun: 'false', outcome: told.outcome })).json(),
    ).toMatchObject({ code: 'PREVIEW_OUTDATED' });
    expect((await upload(admin, path, file, { dates: 'yearFirst' })).json()).toMatchObject({ status: 400 });
  });
});
