import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Answered, Browser } from './testing/browser.js';
import { type DemoServer, demoServer } from './testing/demo-server.js';
import { photoSaying, TINY_PICTURE } from './testing/pictures.js';
import { sendFile } from './testing/send-file.js';

const TYPES = ['rider', 'dealer', 'promoter', 'admin'] as const;
type Type = (typeof TYPES)[number];

let demo: DemoServer;
const people = new Map<Type, { readonly it: Browser; readonly id: string }>();
beforeAll(async () => {
  demo = await demoServer();
  for (const type of TYPES) {
    const browser = await demo.as(type);
    people.set(type, {
      it: browser,
      id: (await browser.session()).user._id,
    });
  }
}, 60_000);
afterAll(() => demo.stop());

const person = (type: Type) => {
  const found = people.get(type);
  if (!found) throw new Error(`There is no ${type}`);
  return found;
};
const shown = async (type: Type) => (await person(type).it.session()).user.profileImage;
const path = (by: Type, type: Type = by, id = person(type).id) => `/api/${by}/profile-image/${type}/${id}`;
const put = (by: Type, file: Uint8Array | string = TINY_PICTURE, at = path(by)) =>
  person(by).it.ask(at, sendFile(file, {}, { method: 'PUT' }));
const remove = (by: Type, at = path(by)) => person(by).it.ask(at, { method: 'DELETE' });
const addressOf = (it: Answered) => it.of(contract.setProfileImage).profileImage;
const problem = (it: Answered) => [it.status, it.problem().code];
/** the first picture makes the folder */
const kept = () => {
  const folder = join(demo.dataDir, 'files', 'portraits');
  return existsSync(folder) ? readdirSync(folder).length : 0;
};

describe.each(TYPES)('the picture of a %s', (type) => {
  test('is set and shown, to visitors too, without what the photo said; it may be kept for ever', async () => {
    expect(await shown(type)).toBeNull();
    const answer = await put(type, photoSaying('Main Street 5'));
    expect([answer.status, await shown(type)]).toEqual([200, addressOf(answer)]);
    for (const size of ['', '?size=full', '?size=small']) {
      const image = await demo.visit().ask(addressOf(answer) + size);
      expect([image.status, image.headers.get('content-type'), image.headers.get('cache-control')]).toEqual([
        200,
        'image/webp',
        'public, max-age=31536000, immutable',
      ]);
      expect([
        image.headers.get('x-content-type-options'),
        image.headers.get('set-cookie'),
        image.bytes.subarray(8, 12).toString(),
        image.bytes.includes('Main Street'),
      ]).toEqual(['nosniff', null, 'WEBP', false]);
    }
  });
  test('has a new address when it changes, and the old one is gone', async () => {
    const [first, second] = [addressOf(await put(type)), addressOf(await put(type))];
    expect([first === second, await shown(type)]).toEqual([false, second]);
    for (const size of ['full', 'small'])
      expect(problem(await demo.visit().ask(`${first}?size=${size}`))).toEqual([404, 'NOT_FOUND']);
  });
  test('is taken away, and taking it away again changes nothing', async () => {
    const address = addressOf(await put(type));
    const before = kept();
    expect([(await remove(type)).status, (await remove(type)).status, await shown(type), kept()]).toEqual([
      204,
      204,
      null,
      before - 2,
    ]);
    expect(problem(await demo.visit().ask(address))).toEqual([404, 'NOT_FOUND']);
  });
  test('is an admin’s to change as well', async () => {
    const address = addressOf(await put('admin', TINY_PICTURE, path('admin', type)));
    expect(await shown(type)).toBe(address);
    expect([(await remove('admin', path('admin', type))).status, await shown(type)]).toEqual([204, null]);
  });
  test('stays when the upload is not a picture', async () => {
    const address = addressOf(await put(type));
    const before = kept();
    expect([
      problem(await put(type, 'hello')),
      problem(await put(type, TINY_PICTURE.subarray(0, 50))),
      problem(await put(type, Buffer.concat([TINY_PICTURE, Buffer.alloc(10 * 1024 * 1024)]))),
    ]).toEqual([
      [415, 'NOT_AN_IMAGE'],
      [422, 'IMAGE_DAMAGED'],
      [413, 'FILE_TOO_LARGE'],
    ]);
    expect([await shown(type), kept()]).toEqual([address, before]);
  });
});

describe('the picture of somebody else', () => {
  test('cannot be changed', async () => {
    for (const by of ['rider', 'dealer', 'promoter'] as const)
      for (const type of TYPES.filter((it) => it !== by)) {
        expect([by, type, ...problem(await put(by, TINY_PICTURE, path(by, type)))]).toEqual([
          by,
          type,
          404,
          'NOT_FOUND',
        ]);
        expect([by, type, ...problem(await remove(by, path(by, type)))]).toEqual([by, type, 404, 'NOT_FOUND']);
      }
    expect(problem(await put('rider', TINY_PICTURE, path('rider', 'rider', '00000000000000000000000000')))).toEqual([
      404,
      'NOT_FOUND',
    ]);
  });
  test('of a missing person cannot be changed by an admin either', async () => {
    for (const type of TYPES)
      expect(problem(await put('admin', TINY_PICTURE, path('admin', type, '00000000000000000000000000')))).toEqual([
        404,
        'NOT_FOUND',
      ]);
  });
  test('is not found by guessing what files are called', async () => {
    for (const guess of ['..%2F..%2Fkeys.json', `${'0'.repeat(26)}.small`, 'documents%2F1'])
      expect(problem(await demo.visit().ask(`/api/image/${guess}`))).toEqual([400, 'VALIDATION_FAILED']);
  });
});

test('changing the picture does not make an open form stale', async () => {
  const { it: browser, id } = person('rider');
  const version = async () => (await browser.call(contract.getRider, { params: { role: 'rider', riderId: id } })).rider;
  const before = await version();
  await put('rider');
  expect((await version()).version).toBe(before.version);
});

test('concurrent changes leave one of the pictures, and no other file', async () => {
  await remove('dealer');
  const before = kept();
  const sent = await Promise.all(Array.from({ length: 6 }, () => put('admin', TINY_PICTURE, path('admin', 'dealer'))));
  const address = await shown('dealer');
  expect([sent.every((it) => it.status === 200), sent.map(addressOf).includes(address ?? ''), kept()]).toEqual([
    true,
    true,
    before + 2,
  ]);
  expect((await demo.visit().ask(address ?? '')).status).toBe(200);
});

test('a dealer sees the picture of a rider at the counter', async () => {
  const address = addressOf(await put('rider'));
  const { rider } = await person('dealer').it.call(contract.getRider, {
    params: { role: 'dealer', riderId: person('rider').id },
  });
  expect(rider.profileImage).toBe(address);
});
