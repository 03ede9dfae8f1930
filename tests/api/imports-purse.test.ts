import { describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { importScene, why } from './testing/import-scene.js';
import { oneAdmin } from './testing/one-admin.js';
import { upload } from './testing/upload.js';

const { admin, promoter, eventId, event } = await importScene(oneAdmin);
const send = async (content: string, who = admin, fields: Record<string, string> = {}) =>
  (await upload(who, `/api/event/${eventId}/upload-class`, content, fields)).of(contract.uploadClass);

describe('the posted purse of an event, by a file of classes', () => {
  test('is what its ordinals say, totals are left out, and every line is accounted for', async () => {
    const read = await send(
      'Purse of the event\nClass,Payout,1st,2nd,3rd,Notes\nOrdinal A,Cash,30,20,10,new\nTotal,,30,20,10,\n',
    );
    expect(read.problems).toEqual([]);
    expect(read.rows.map((it) => [it.name, it.payoutPlaces.map(({ amount }) => amount.amount)])).toEqual([
      ['Ordinal A', [3_000, 2_000, 1_000]],
    ]);
    expect(read.report).toMatchObject({
      counts: { title: 1, header: 1, read: 1, refused: 0, leftOut: 1 },
      leftOut: [{ line: 4, why: 'total', text: 'Total, 30, 20, 10' }],
    });
    expect(read.report.columns.filter((it) => it.field === null)).toEqual([
      { index: 5, header: 'Notes', field: null, samples: ['new'] },
    ]);
    expect([read.falls, read.contingencyBefore]).toEqual([[], (await event()).contingencyAmount]);
  });

  test('that falls is told before and after, largest loss first; a promoter proposes it', async () => {
    const before = await event();
    const rows = before.classes.map((it) => `${it.name},${it === before.classes[0] ? 1 : 0}`);
    const file = `Class,Place 1\n${rows.join('\n')}\n`;
    const asAdmin = await send(file);
    expect(asAdmin.waits).toBe(false);
    expect(asAdmin.contingencyBefore).toEqual(before.contingencyAmount);
    expect(asAdmin.contingencyAmount.amount).toBe(100);
    const lost = asAdmin.falls.map((it) => it.before.amount - it.after.amount);
    expect(asAdmin.falls.length).toBeGreaterThan(0);
    expect(lost).toEqual(lost.toSorted((a, b) => b - a));
    expect(lost.reduce((sum, it) => sum + it, 0)).toBe(before.contingencyAmount.amount - 100);

    expect((await send(file, promoter)).waits).toBe(true);
    const sent = await send(file, promoter, { dryRun: 'false' });
    expect([sent.waits, sent.importId]).toEqual([true, null]);
    expect((await event()).contingencyAmount).toEqual(before.contingencyAmount);
  });

  test('is mended on the screen: cells written anew, and lines left out', async () => {
    const file = 'Class,Place 1,Place 2\nMended A,$50,x5\nNot a class of this event\n';
    const bad = await send(file);
    expect(why(bad)).toEqual([
      [2, 'Place 1', 'AMOUNT_WITH_SIGN'],
      [2, 'Place 2', 'AMOUNT_NOT_A_NUMBER'],
      [3, 'Place 1', 'CLASS_WITHOUT_AMOUNTS'],
    ]);
    expect(bad.problems.map((it) => it.at)).toEqual([1, 2, 1]);
    expect(bad.report.counts).toEqual({ title: 0, header: 1, read: 0, refused: 2, leftOut: 0 });
    const mended = {
      corrections: JSON.stringify([
        { line: 2, column: 1, value: '50' },
        { line: 2, column: 2, value: '5' },
      ]),
      leaveOut: '[3]',
    };
    const good = await send(file, admin, mended);
    expect([good.problems, good.rows.map((it) => it.payoutPlaces.map(({ amount }) => amount.amount))]).toEqual([
      [],
      [[5_000, 500]],
    ]);
    expect(good.report).toMatchObject({
      counts: { read: 1, refused: 0, leftOut: 1 },
      leftOut: [{ line: 3, why: 'chosen' }],
    });
    const other = await upload(admin, `/api/event/${eventId}/upload-class`, file, {
      dryRun: 'false',
      ...mended,
      leaveOut: '[]',
    });
    expect(other.json()).toMatchObject({ status: 422, code: 'IMPORT_HAS_PROBLEMS' });
    const stored = await send(file, admin, { dryRun: 'false', ...mended, outcome: good.outcome });
    expect([stored.applied, (await event()).classes.some((it) => it.name === 'Mended A')]).toEqual([true, true]);
  });

  test('refuses mending that is none', async () => {
    const wrong: readonly Readonly<Record<string, string>>[] = [
      { corrections: '[{"line":0,"column":1,"value":"5"}]' },
      { corrections: '[{"line":2,"column":-1,"value":"5"}]' },
      { corrections: '[{"line":2,"column":1e9,"value":"5"}]' },
      { corrections: 'x' },
      { leaveOut: '{"a":1}' },
      { leaveOut: `[${Array(10_001).fill('1').join()}]` },
    ];
    for (const fields of wrong)
      expect(
        (await upload(admin, `/api/event/${eventId}/upload-class`, 'Class,Place 1\nA,5\n', fields)).json(),
      ).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  });
});
