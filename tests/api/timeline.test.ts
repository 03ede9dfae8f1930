import { expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { readTable } from '@rrr/spreadsheets/testing';
import { startDemo } from './testing/start-demo.js';

const NOBODY = '0'.repeat(26);

const demo = await startDemo();
const admin = await demo.as('admin');
const riderId = (await (await demo.as('rider')).session()).user._id;
const { note } = await admin.call(contract.addRiderNote, { params: { riderId }, body: { text: 'Called twice' } });
await admin.call(contract.removeRiderNote, { params: { noteId: note._id } });

type Asked = contract.Request<typeof contract.getTimeline>['query'];
const said = (it: contract.TimelineEntry) => it.sentence.map((part) => part.text).join('');
const whole = async (asked: Asked): Promise<readonly contract.TimelineEntry[]> => {
  const { entries, next } = await admin.call(contract.getTimeline, { query: asked });
  return next === null ? entries : [...entries, ...(await whole({ ...asked, after: next }))];
};

test('the history of a rider is told in sentences, page by page, and by kind', async () => {
  const all = await whole({ type: 'rider', id: riderId, limit: 100 });
  expect(all.slice(0, 2).map(said)).toEqual([
    expect.stringMatching(/ removed a note$/),
    expect.stringMatching(/ added a note$/),
  ]);
  // the demo's awards and redemptions stand there too
  expect(new Set(all.map((it) => it.kind))).toEqual(expect.objectContaining(new Set(['notes', 'money', 'results'])));
  expect(await whole({ type: 'rider', id: riderId, limit: 7 })).toEqual(all);
  expect((await whole({ type: 'rider', id: riderId, kind: 'notes' })).map((it) => it.kind)).toEqual(['notes', 'notes']);
  const redeemed = all.find((it) => it.sentence.some((part) => part.to?.type === 'dealer'));
  expect(redeemed && said(redeemed)).toMatch(/\$[\d,]+\.\d\d (?:at|to) /);
});

test('a file has the same entries in the language of who asks', async () => {
  const asked = `type=rider&id=${riderId}&kind=notes`;
  const file = await admin.ask(`/api/admin/timeline/export?${asked}`, { headers: { 'accept-language': 'fr' } });
  const [header, ...rows] = await readTable(file.bytes);
  expect(header?.slice(0, 4)).toEqual(['Heure (America/Los_Angeles)', 'Type', 'Ce qui s’est passé', 'Raison']);
  expect(rows.map((row) => row[2])).toEqual([
    expect.stringMatching(/ a supprimé une note$/),
    expect.stringMatching(/ a ajouté une note$/),
  ]);
});

test('what has no history is empty, and a place that nobody gave is refused', async () => {
  expect(await whole({ type: 'event', id: NOBODY })).toEqual([]);
  for (const after of ['', 'x', '2026-03-02T18:00:00.000Z_a1', `2026-03-02T18:00:00.000Z_a${'9'.repeat(17)}`])
    expect((await admin.ask(`/api/admin/timeline?type=rider&id=${riderId}&after=${after}`)).status).toBe(400);
  const far = `2026-03-02T18:00:00.000Z_a${'9'.repeat(16)}`;
  expect((await admin.ask(`/api/admin/timeline?type=rider&id=${riderId}&after=${far}`)).status).toBe(200);
});
