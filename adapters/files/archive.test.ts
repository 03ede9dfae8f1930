import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { s3Archive } from './index.js';
import { type S3Server, s3Server } from './testing/s3-server.js';

const PART = 1_000;
const WHOLE = randomBytes(4 * PART + 1);

let server: S3Server;
let folder = '';
let waited: number[] = [];
beforeEach(async () => {
  [server, folder, waited] = [await s3Server('backups'), await mkdtemp(join(tmpdir(), 'rrr-archive-')), []];
  await writeFile(join(folder, 'sent'), WHOLE);
});
afterEach(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});
const archive = (settings = {}) =>
  s3Archive(
    { ...server.settings, ...settings },
    { part: PART, wait: async (milliseconds) => void waited.push(milliseconds) },
  );
const received = () => readFile(join(folder, 'received'));
const sent = () => join(folder, 'sent');

test('a file goes there and back in parts, and is its owner’s only', async () => {
  const { putFile, getFile } = archive();
  await putFile('a/Database.sql', sent());
  expect(server.objects.get('a/Database.sql')?.equals(WHOLE)).toBe(true);
  // begun, five parts, joined
  expect([server.requests(), server.unfinished()]).toEqual([7, 0]);
  await getFile('a/Database.sql', join(folder, 'received'), WHOLE.length);
  expect((await received()).equals(WHOLE)).toBe(true);
  expect((await stat(join(folder, 'received'))).mode & 0o077).toBe(0);
});

test.each([0, 1, PART])('a file of %d bytes needs no parts', async (size) => {
  await writeFile(sent(), WHOLE.subarray(0, size));
  const { putFile, getFile } = archive();
  await putFile('a/one', sent());
  expect(server.requests()).toBe(1);
  await getFile('a/one', join(folder, 'received'), size);
  expect((await received()).equals(WHOLE.subarray(0, size))).toBe(true);
});

test.each([
  ['is busy', (after: number) => server.fail(5, 503, after)],
  ['breaks off', (after: number) => server.cut(1, after)],
])('a part is tried again when the service %s', async (_what, disturb) => {
  const { putFile, getFile } = archive();
  disturb(3);
  await putFile('a/one', sent());
  expect(server.objects.get('a/one')?.equals(WHOLE)).toBe(true);
  disturb(2);
  await getFile('a/one', join(folder, 'received'), WHOLE.length);
  expect((await received()).equals(WHOLE)).toBe(true);
  expect(waited).toEqual([500, 500]);
});

test('an upload that fails for good leaves no object and no parts', async () => {
  // four tries of the third part, then it is given up
  server.cut(4, 3);
  await expect(archive().putFile('a/one', sent())).rejects.toMatchObject({ code: 'FILES_UNAVAILABLE unreachable' });
  expect([server.objects.size, server.unfinished(), waited]).toEqual([0, 0, [500, 2_000, 8_000]]);
});

test('parts that the service cannot join are no object', async () => {
  server.losePart();
  await expect(archive().putFile('a/one', sent())).rejects.toMatchObject({ code: 'FILES_UNAVAILABLE 200 InvalidPart' });
  expect(server.objects.size).toBe(0);
});

test('a service that never answered, and a refusal, are not tried again', async () => {
  const away = { code: 'FILES_UNAVAILABLE unreachable', status: null };
  await expect(archive({ endpoint: 'http://127.0.0.1:9' }).get('a/one')).rejects.toMatchObject(away);
  server.cut();
  await expect(archive().get('a/one')).rejects.toMatchObject(away);
  const { get, put } = archive({ secretKey: 'wrong' });
  for (const act of [() => get('a/one'), () => put('a/one', WHOLE)])
    await expect(act()).rejects.toMatchObject({ status: 403, word: 'SignatureDoesNotMatch' });
  expect(waited).toEqual([]);
});

test('an object that is shorter than it should be, or gone, is written as far as it goes', async () => {
  const { put, get, getFile } = archive();
  await put('a/one', WHOLE.subarray(0, PART));
  await getFile('a/one', join(folder, 'received'), WHOLE.length);
  expect((await received()).length).toBe(PART);
  await getFile('a/none', join(folder, 'nothing'), 5);
  expect((await stat(join(folder, 'nothing'))).size).toBe(0);
  expect(await get('a/none')).toBeUndefined();
});

test('folders below a prefix are listed in order, page by page', async () => {
  const { put, folders } = archive();
  for (const key of ['a/3/x', 'a/1/x', 'a/1/y/z', 'a/2/x', 'a/file', 'ab/x', 'b/x']) await put(key, Buffer.from('x'));
  const names: string[] = [];
  for await (const name of folders('a/')) names.push(name);
  expect(names).toEqual(['1', '2', '3']);
});
