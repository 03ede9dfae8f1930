import { expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import type { Timecard } from '@rrr/contract';
import type { Answered } from './testing/browser.js';
import { photoSaying, TINY_PICTURE } from './testing/pictures.js';
import { sendFile } from './testing/send-file.js';
import { startDemo } from './testing/start-demo.js';

const demo = await startDemo();
const admin = await demo.as('admin');
const { riders } = await admin.call(contract.searchRiders, { query: { active: 'true', limit: 2 } });
const [riderId, otherId] = riders.map((it) => it._id) as [string, string];

const add = (file: Uint8Array | string, name: string, id = riderId) =>
  admin.ask(`/api/admin/rider/${id}/timecard`, sendFile(file, {}, { name }));
const cardOf = (it: Answered): Timecard => it.of(contract.addTimecard).timecard;
const list = async () => (await admin.call(contract.riderTimecards, { params: { riderId } })).timecards;
const problem = (it: Answered) => [it.status, it.problem().code];

test('a timecard is kept as a picture made anew or a PDF, read as a file, and removed', async () => {
  const pdf = cardOf(await add('%PDF-1.7\n1 0 obj\n', 'Été “1”.pdf'));
  expect(pdf).toEqual({
    _id: expect.any(String),
    fileName: 'Été “1”.pdf',
    contentType: 'application/pdf',
    bytes: 17,
    uploadedAt: expect.any(String),
    uploadedBy: expect.any(String),
  });
  const photo = cardOf(await add(photoSaying('Main Street 5'), 'laps.html'));
  expect([photo.contentType, (await list()).map((it) => it._id)]).toEqual(['image/jpeg', [photo._id, pdf._id]]);

  const read = await admin.ask(`/api/admin/rider/${riderId}/timecard/${pdf._id}`);
  expect([
    read.status,
    read.headers.get('content-type'),
    read.headers.get('cache-control'),
    read.headers.get('x-content-type-options'),
    read.text,
  ]).toEqual([200, 'application/pdf', 'no-store', 'nosniff', '%PDF-1.7\n1 0 obj\n']);
  expect(read.headers.get('content-disposition')).toBe(
    'attachment; filename="Ete _1_.pdf"; filename*=UTF-8\'\'%C3%89t%C3%A9%20%E2%80%9C1%E2%80%9D.pdf',
  );
  expect((await admin.ask(`/api/admin/rider/${riderId}/timecard/${photo._id}`)).bytes.includes('Main Street')).toBe(
    false,
  );

  const path = `/api/admin/rider/${riderId}/timecard/${pdf._id}`;
  expect((await admin.ask(path, { method: 'DELETE' })).status).toBe(204);
  expect([
    problem(await admin.ask(path, { method: 'DELETE' })),
    problem(await admin.ask(path)),
    (await list()).map((it) => it._id),
  ]).toEqual([[404, 'NOT_FOUND'], [404, 'NOT_FOUND'], [photo._id]]);
});

test('a timecard cannot be read through another rider', async () => {
  const { _id } = cardOf(await add(TINY_PICTURE, 'a.png'));
  for (const method of ['GET', 'DELETE'])
    expect(problem(await admin.ask(`/api/admin/rider/${otherId}/timecard/${_id}`, { method }))).toEqual([
      404,
      'NOT_FOUND',
    ]);
  expect((await admin.ask(`/api/admin/rider/${riderId}/timecard/${_id}`)).status).toBe(200);
});

test.each([
  ['a page', '<!doctype html><script>alert(1)</script>', 415, 'NOT_A_TIMECARD'],
  ['an empty file', '', 422, 'FILE_EMPTY'],
  ['half a picture', TINY_PICTURE.subarray(0, 50), 422, 'IMAGE_DAMAGED'],
  [
    'more than 10 MB',
    Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(10 * 1024 * 1024)]),
    413,
    'FILE_TOO_LARGE',
  ],
])('%s is refused, and nothing is stored', async (_what, file, status, code) => {
  const before = await list();
  expect(problem(await add(file, 'laps.pdf'))).toEqual([status, code]);
  expect(await list()).toEqual(before);
});

test('a rider nobody knows has no timecard', async () =>
  expect(problem(await add(TINY_PICTURE, 'a.png', '00000000000000000000000000'))).toEqual([404, 'NOT_FOUND']));
