import { describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { importScene, undo } from './testing/import-scene.js';
import { ledgerHolds } from './testing/ledger-breaks.js';
import { programs } from './testing/program.js';
import { upload } from './testing/upload.js';

const { demo, admin, promoter, eventId, seriesId, event } = await importScene();
ledgerHolds(demo);
const { classes } = await event();
const [ONE, TWO] = classes.filter((it) => it.results.length === 0);
if (!ONE || !TWO) throw new Error('The demo has no two classes that wait for results');
const RESULTS = `/api/event/${eventId}/upload-class-result`;

const FILE = ['Fin,Qui,Stat', '1,Ann Lee,', '2,Bo Ek,', '3,Cy Dee,N', '4,Di Ray,'].join('\n');
const MAPPING = JSON.stringify({ 0: 'place', 1: 'riderName', 2: null });
const MEANING = [{ id: 'status:2:n', value: 'DNF' }];
const CHOSEN = { mapping: MAPPING, answers: JSON.stringify(MEANING) };
const OFFERED = {
  mapping: JSON.parse(MAPPING) as unknown,
  questions: [expect.objectContaining({ id: 'status:2:n', answer: 'DNF', text: expect.stringContaining('“N”') })],
};

type By = Parameters<typeof upload>[0];
const send = async (by: By, fields: Record<string, string> = {}, classId = ONE._id, file = FILE) =>
  (await upload(by, RESULTS, file, { classId, ...fields })).of(contract.uploadClassResult);
const apply = (by: By, fields: Record<string, string> = CHOSEN) => send(by, { ...fields, dryRun: 'false' });
const offered = async (by: By, file?: string) => (await send(by, {}, TWO._id, file)).lastTime;

describe('what a promoter chose for a file', () => {
  test('is offered for the next one with the same columns, and applied only when it is sent back', async () => {
    expect(await offered(promoter)).toBeUndefined();
    expect((await apply(promoter)).applied).toBe(true);
    const next = await send(promoter, {}, TWO._id);
    expect(next.lastTime).toEqual(OFFERED);
    expect(next.problems.map((it) => it.code)).toEqual(['HEADER_UNKNOWN']);
    const refused = await upload(promoter, RESULTS, FILE, { classId: TWO._id, dryRun: 'false' });
    expect(refused.problem().code).toBe('IMPORT_HAS_PROBLEMS');
    const accepted = await send(promoter, CHOSEN, TWO._id);
    expect([accepted.problems, accepted.lastTime]).toEqual([[], undefined]);
    expect(accepted.rows.map((it) => it.resultType)).toEqual(['finished', 'finished', 'DNF', 'finished']);
  });

  test('does not reach a file with other columns, and what no longer fits is not offered', async () => {
    await apply(promoter);
    expect(await offered(promoter, FILE.replace('Stat', 'Etat'))).toBeUndefined();
    const without = await offered(promoter, FILE.replace('Cy Dee,N', 'Cy Dee,F'));
    expect(without).toEqual({ ...OFFERED, questions: [] });
    expect(await offered(promoter, FILE.replaceAll(/^\d/gm, ''))).toBeUndefined();
  });

  test('is replaced by what is chosen later, and forgotten with an import that is undone', async () => {
    await apply(promoter);
    const later = await apply(promoter, { ...CHOSEN, answers: JSON.stringify([{ id: 'status:2:n', value: 'DNS' }]) });
    expect((await offered(promoter))?.questions[0]?.answer).toBe('DNS');
    await undo(promoter, later.importId);
    expect(await offered(promoter)).toBeUndefined();
  });

  test('is theirs alone: an administrator neither changes nor sees it, also on their behalf, and no program does', async () => {
    const program = await programs(demo).make(promoter);
    const body = { type: 'promoter', id: (await promoter.session()).user._id, reason: 'helps by phone' };
    const acting = await demo.as('admin');
    await acting.ask('/api/admin/proxy', { method: 'POST', body });
    for (const by of [admin, acting, program as unknown as By]) {
      expect((await apply(by)).applied).toBe(true);
      expect(await offered(promoter)).toBeUndefined();
    }
    await apply(promoter);
    for (const by of [admin, acting, program as unknown as By]) {
      await apply(by, { ...CHOSEN, answers: JSON.stringify([{ id: 'status:2:n', value: 'finished' }]) });
      expect([await offered(by), await offered(promoter)]).toEqual([undefined, OFFERED]);
    }
  });

  test('does not reach the file of another promoter, also of the same layout', async () => {
    await apply(promoter);
    const db = demo.server.container.get((await import('../../app/services.js')).SERVICES.database);
    const [row] = (await db.write('layout_choices').select('promoter_id')) as { promoter_id: string }[];
    expect(row?.promoter_id).toBe((await promoter.session()).user._id);
    await db.write('layout_choices').update({ promoter_id: '0'.repeat(26) });
    expect(await offered(promoter)).toBeUndefined();
  });

  test('is not remembered from a preview, nor of who a rider is or whether it is the main event', async () => {
    await send(promoter, CHOSEN);
    expect(await offered(promoter)).toBeUndefined();
    const heat = FILE.replace('Fin,Qui', 'Heat 1,,\nPos,Rider').replace(',N', ',');
    const main = JSON.stringify([{ id: 'main-event', value: 'main' }]);
    const choices = JSON.stringify([{ line: 3, riderId: null }]);
    await send(promoter, { answers: main, choices, dryRun: 'false' }, ONE._id, heat);
    expect(await offered(promoter, heat)).toBeUndefined();
  });
});

test('the order of dates in a file of events is offered again, and asked all the same', async () => {
  const path = `/api/promoter/serie/${seriesId}/upload-events`;
  const file = (title: string) => `Title,Date\n${title},03/04/2031\n`;
  const dates = async (by: By, title: string, fields: Record<string, string> = {}) =>
    (await upload(by, by === admin ? path.replace('promoter', 'admin') : path, file(title), fields)).of(
      contract.uploadSeriesEvents,
    );
  await dates(promoter, 'Sand Cup', { dates: 'dayFirst', dryRun: 'false' });
  const next = await dates(promoter, 'Mud Cup');
  expect(next.dates).toMatchObject({ chosen: null, last: 'dayFirst' });
  expect(next.problems).toMatchObject([{ code: 'DATE_ORDER_UNKNOWN', question: 'dates' }]);
  expect((await dates(admin, 'Mud Cup')).dates?.last).toBeUndefined();
});
