import { describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import type { RiderDocument } from '@rrr/contract';
import { SERVICES as S } from '../../app/services.js';
import type { Answered, Browser } from './testing/browser.js';
import { photoSaying, TINY_PICTURE } from './testing/pictures.js';
import { sendFile } from './testing/send-file.js';
import { startDemo } from './testing/start-demo.js';

const demo = await startDemo();
const [rider, dealer, promoter, admin, visitor] = [
  await demo.as('rider'),
  await demo.as('dealer'),
  await demo.as('promoter'),
  await demo.as('admin'),
  demo.visit(),
];
const riderId = (await rider.session()).user._id;
const { riders } = await admin.call(contract.searchRiders, { query: { active: 'true', limit: 5 } });
const otherId = riders.find((it) => it._id !== riderId)?._id ?? '';

const who = (browser: Browser | undefined): Browser => {
  if (!browser) throw new Error('Nobody is there yet');
  return browser;
};
const upload = (file: Uint8Array | string = TINY_PICTURE, kind = 'licence', id = riderId) =>
  who(rider).ask(`/api/rider/rider/${id}/upload-id-files`, sendFile(file, { kind }));
const uploadFor = (id: string, kind = 'licence') =>
  who(admin).ask(`/api/admin/rider/${id}/upload-id-files`, sendFile(TINY_PICTURE, { kind }));
const documentOf = (it: Answered): RiderDocument => it.of(contract.uploadIdFiles).document;
const list = async (browser = rider, role: contract.UserType = 'rider'): Promise<readonly RiderDocument[]> =>
  (await who(browser).call(contract.riderDocuments, { params: { role, riderId }, query: { limit: 100 } })).documents;
const decide = (id: string, body: object) => who(admin).ask(`/api/admin/document/${id}`, { method: 'PUT', body });
const problem = (it: Answered) => [it.status, it.problem().code];
const views = async () =>
  (await demo.server.container.get(S.database).read('audit_log').where({ action: 'view-document' })).length;

describe('a licence or W-9', () => {
  test('is sent by its rider, listed, and replaced by the next of its kind', async () => {
    const first = await upload(photoSaying('Main Street 5'));
    expect([first.status, documentOf(first)]).toEqual([
      201,
      {
        _id: expect.any(String),
        kind: 'licence',
        status: 'uploaded',
        contentType: 'image/jpeg',
        bytes: expect.any(Number),
        uploadedAt: expect.any(String),
        decision: null,
      },
    ]);
    const [second, w9] = [documentOf(await upload()), documentOf(await upload(TINY_PICTURE, 'w9'))];
    expect((await list()).map((it) => [it._id, it.kind, it.status])).toEqual([
      [w9._id, 'w9', 'uploaded'],
      [second._id, 'licence', 'uploaded'],
      [documentOf(first)._id, 'licence', 'replaced'],
    ]);
  });

  test('is shown as a file that is not cached or run, without the photo’s metadata, and each view is recorded', async () => {
    const { _id, bytes } = documentOf(await upload(photoSaying('Main Street 5')));
    const before = await views();
    const own = await who(rider).ask(`/api/rider/document/${_id}`);
    const admins = await who(admin).ask(`/api/admin/document/${_id}`);
    for (const seen of [own, admins]) {
      expect([
        seen.status,
        seen.headers.get('content-type'),
        seen.headers.get('cache-control'),
        seen.headers.get('x-content-type-options'),
      ]).toEqual([200, 'image/jpeg', 'no-store', 'nosniff']);
      expect(seen.headers.get('content-disposition')).toMatch(/^attachment; filename="licence-\d{4}-\d\d-\d\d\.jpg"/);
      expect([
        seen.bytes.length,
        seen.bytes.subarray(0, 3).toString('hex'),
        seen.bytes.includes('Main Street'),
      ]).toEqual([bytes, 'ffd8ff', false]);
    }
    expect(await views()).toBe(before + 2);
  });

  test('can be uploaded by an admin for any rider', async () => {
    const { _id } = documentOf(await uploadFor(otherId, 'w9'));
    const { documents } = await who(admin).call(contract.riderDocuments, {
      params: { role: 'admin', riderId: otherId },
    });
    expect(documents.map((it) => it._id)).toContain(_id);
    expect(problem(await uploadFor('00000000000000000000000000'))).toEqual([404, 'NOT_FOUND']);
  });

  test('is refused with a reason that the rider reads, then verified; the admin’s name is not the rider’s to read', async () => {
    const { _id } = documentOf(await upload());
    expect([
      problem(await decide(_id, { status: 'refused' })),
      problem(await decide(_id, { status: 'refused', reason: '  ' })),
    ]).toEqual([
      [422, 'REASON_MISSING'],
      [422, 'REASON_MISSING'],
    ]);
    expect(documentOf(await decide(_id, { status: 'refused', reason: 'The photo is too dark' }))).toMatchObject({
      status: 'refused',
      decision: { refusal: 'The photo is too dark', byName: expect.any(String) },
    });
    expect((await list()).find((it) => it._id === _id)).toMatchObject({
      status: 'refused',
      decision: { refusal: 'The photo is too dark', byName: null },
    });
    expect(documentOf(await decide(_id, { status: 'verified' }))).toMatchObject({
      status: 'verified',
      decision: { refusal: null },
    });
    expect((await list(admin, 'admin')).find((it) => it._id === _id)?.decision?.byName).toEqual(expect.any(String));
  });

  test('that was replaced is not decided any more', async () => {
    const { _id } = documentOf(await upload());
    await upload();
    expect(problem(await decide(_id, { status: 'verified' }))).toEqual([409, 'DOCUMENT_REPLACED']);
    expect(problem(await decide('00000000000000000000000000', { status: 'verified' }))).toEqual([404, 'NOT_FOUND']);
    expect(problem(await decide(_id, { status: 'verified', bytes: 1 }))).toEqual([400, 'VALIDATION_FAILED']);
  });

  test('a licence has the last day that stands on it, and one that has expired is not verified', async () => {
    const { _id } = documentOf(await upload());
    expect(problem(await decide(_id, { status: 'verified', expiresOn: '2001-02-03' }))).toEqual([
      422,
      'LICENCE_EXPIRED',
    ]);
    expect(documentOf(await decide(_id, { status: 'verified', expiresOn: '2099-12-31' }))).toMatchObject({
      status: 'verified',
      decision: { expiresOn: '2099-12-31' },
    });
    expect((await list()).find((it) => it._id === _id)?.decision).toMatchObject({ expiresOn: '2099-12-31' });
  });

  test('waits in a list until someone decides, the longest first', async () => {
    const { _id } = documentOf(await upload());
    const waiting = async () => await who(admin).call(contract.waitingDocuments, { query: { limit: 100 } });
    const { documents } = await waiting();
    expect(documents.find((it) => it._id === _id)).toMatchObject({
      status: 'uploaded',
      rider: { _id: riderId, fullName: expect.any(String) },
    });
    expect(documents.map((it) => it.uploadedAt)).toEqual(documents.map((it) => it.uploadedAt).toSorted());
    await decide(_id, { status: 'verified' });
    expect((await waiting()).documents.some((it) => it._id === _id)).toBe(false);
  });
});

/** A PNG of 90 bytes that claims 65,535 by 65,535 pixels. */
const BOMB = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAA//8AAP//CAAAAACTboaMAAAADElEQVR4nGNgoAwAAABAAAG3NHzvAAAAAElFTkSuQmCC',
  'base64',
);

describe('a file that is not a licence', () => {
  test.each([
    ['text', 'hello', 415, 'NOT_AN_IMAGE'],
    ['a PDF', '%PDF-1.7\n', 415, 'NOT_AN_IMAGE'],
    ['a drawing that could run', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 415, 'NOT_AN_IMAGE'],
    ['nothing', '', 415, 'NOT_AN_IMAGE'],
    ['half a picture', TINY_PICTURE.subarray(0, 50), 422, 'IMAGE_DAMAGED'],
    ['a bomb of pixels', BOMB, 422, 'IMAGE_TOO_LARGE'],
    ['more than 10 MB', Buffer.concat([TINY_PICTURE, Buffer.alloc(10 * 1024 * 1024)]), 413, 'FILE_TOO_LARGE'],
  ])('%s is refused, and nothing is stored', async (_what, file, status, code) => {
    const before = await list();
    const answer = await upload(file);
    expect([...problem(answer), answer.problem().detail]).toEqual([
      status,
      code,
      expect.stringContaining('Nothing was saved'),
    ]);
    expect(await list()).toEqual(before);
  });

  test('is explained in French to French readers', async () => {
    const answer = await who(rider).ask(`/api/rider/rider/${riderId}/upload-id-files`, {
      ...sendFile('hello', { kind: 'w9' }),
      headers: { 'Accept-Language': 'fr' },
    });
    expect(answer.problem().detail).toBe(
      'Le fichier n’est pas une image PNG ou JPG. Rien n’a été enregistré; envoyez une photo ou une numérisation en PNG ou JPG.',
    );
  });

  test('in a form of another shape is refused too', async () => {
    expect([
      problem(await upload(TINY_PICTURE, 'passport')),
      problem(await who(rider).ask(`/api/rider/rider/${riderId}/upload-id-files`, sendFile(TINY_PICTURE))),
    ]).toEqual([
      [400, 'VALIDATION_FAILED'],
      [400, 'VALIDATION_FAILED'],
    ]);
    expect(
      problem(
        await who(rider).ask(
          `/api/rider/rider/${riderId}/upload-id-files`,
          sendFile(TINY_PICTURE, { kind: 'w9', status: 'verified' }),
        ),
      ),
    ).toEqual([400, 'VALIDATION_FAILED']);
    expect(
      (await who(rider).ask(`/api/rider/rider/${riderId}/upload-id-files`, { method: 'POST', body: { kind: 'w9' } }))
        .status,
    ).toBe(415);
  });
});

test('strangers learn neither that a document exists nor what it contains', async () => {
  const other = documentOf(await uploadFor(otherId))._id;
  const mine = documentOf(await upload())._id;
  expect(problem(await upload(TINY_PICTURE, 'licence', otherId))).toEqual([404, 'NOT_FOUND']);
  for (const path of [
    `/api/rider/rider/${otherId}/documents`,
    `/api/rider/document/${other}`,
    '/api/rider/document/00000000000000000000000000',
  ])
    expect([path, ...problem(await who(rider).ask(path))]).toEqual([path, 404, 'NOT_FOUND']);
  for (const [type, browser] of [
    ['dealer', dealer],
    ['promoter', promoter],
  ] as const)
    for (const path of [`/api/${type}/rider/${riderId}/documents`, `/api/${type}/document/${mine}`])
      expect([path, ...problem(await who(browser).ask(path))]).toEqual([path, 403, 'FORBIDDEN']);
  expect(problem(await who(visitor).ask(`/api/rider/document/${mine}`))).toEqual([401, 'UNAUTHENTICATED']);
  // another role in the path gives no permission
  expect(problem(await who(dealer).ask(`/api/rider/document/${mine}`))).toEqual([404, 'ROUTE_NOT_FOUND']);
  expect(problem(await who(rider).ask(`/api/admin/document/${mine}`))).toEqual([404, 'ROUTE_NOT_FOUND']);
  expect(problem(await who(rider).ask('/api/admin/documents'))).toEqual([403, 'FORBIDDEN']);
  expect(
    problem(await who(rider).ask(`/api/admin/document/${mine}`, { method: 'PUT', body: { status: 'verified' } })),
  ).toEqual([403, 'FORBIDDEN']);
});

test('an admin who acts as the rider is in the record with both names', async () => {
  const host = await demo.as('admin');
  await host.ask('/api/admin/proxy', {
    method: 'POST',
    body: { type: 'rider', id: riderId, reason: 'licence', returnTo: '/auth/admin' },
  });
  const { _id } = documentOf(
    await host.ask(`/api/rider/rider/${riderId}/upload-id-files`, sendFile(TINY_PICTURE, { kind: 'licence' })),
  );
  const [row] = await demo.server.container
    .get(S.database)
    .read('audit_log')
    .where({ action: 'upload-document', object_id: _id });
  expect(row).toMatchObject({ actor_id: expect.any(String), proxy_host_id: expect.any(String) });
});

test('uploads over the daily limit are refused until the next day', async () => {
  const statuses: number[] = [];
  let last = await upload();
  while (last.status === 201 && statuses.length < 40) {
    statuses.push(last.status);
    last = await upload();
  }
  expect([problem(last), Number(last.headers.get('retry-after')) > 0]).toEqual([[429, 'TOO_MANY_UPLOADS'], true]);
  expect(last.problem().detail).toContain('You have sent 30 files today');
  expect((await uploadFor(riderId)).status).toBe(201);
}, 30_000);
