import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskFiles, s3Files } from './index.js';
import { describeFiles } from './testing/describe-files.js';
import { keysOf } from './testing/keys-of.js';
import { type S3Server, s3Server } from './testing/s3-server.js';

const folder = () => mkdtemp(join(tmpdir(), 'rrr-files-'));

describeFiles('files on disk', async () => {
  const directory = await folder();
  return { files: diskFiles(directory), end: () => rm(directory, { recursive: true }) };
});
describeFiles('files in a bucket', async () => {
  const server = await s3Server();
  return { files: s3Files(server.settings), end: server.stop };
});

describe('a directory', () => {
  let directory: string;
  beforeEach(async () => {
    directory = await folder();
    await diskFiles(directory).put('documents/one', Buffer.from('x'));
  });
  afterEach(() => rm(directory, { recursive: true }));

  test('shows its files to nobody else', async () => {
    expect([
      (await stat(join(directory, 'documents'))).mode & 0o777,
      (await stat(join(directory, 'documents/one'))).mode & 0o777,
    ]).toEqual([0o700, 0o600]);
  });
  test('is rid of what a killed server left half written, and of nothing that may be written still', async () => {
    const unfinished = join(directory, '.unfinished');
    for (const name of ['old', 'new']) await writeFile(join(unfinished, name), 'half');
    await utimes(join(unfinished, 'old'), new Date('2020-01-01'), new Date('2020-01-01'));
    const files = diskFiles(directory);
    await files.put('documents/two', Buffer.from('x'));
    expect([await readdir(unfinished), await keysOf(files)]).toEqual([['new'], ['documents/one', 'documents/two']]);
  });
  test('that cannot be written to leaves no half of a file', async () => {
    const files = diskFiles(directory);
    await expect(files.put('documents/one/below', Buffer.from('x'))).rejects.toThrow();
    expect(await readdir(join(directory, '.unfinished'))).toEqual([]);
  });
  test('is not looked into where no file of ours can lie', async () => {
    await mkdir(join(directory, 'lost+found'));
    await writeFile(join(directory, 'lost+found/#123'), 'x');
    expect((await keysOf(diskFiles(directory))).filter((it) => it.startsWith('lost'))).toEqual([]);
  });
  test('that was moved away is not made anew', async () => {
    const files = diskFiles(directory);
    await files.put('documents/two', Buffer.from('x'));
    await rename(directory, `${directory}-aside`);
    await expect(files.put('documents/three', Buffer.from('x'))).rejects.toThrow('ENOENT');
    expect(existsSync(directory)).toBe(false);
    await rename(`${directory}-aside`, directory);
    await files.put('documents/three', Buffer.from('x'));
  });
  test('that is not there keeps nothing', async () =>
    expect(await keysOf(diskFiles(join(directory, 'none')))).toEqual([]));
});

describe('a bucket', () => {
  let server: S3Server;
  beforeEach(async () => {
    server = await s3Server();
    await s3Files(server.settings).put('documents/one', Buffer.from('kept'));
  });
  afterEach(() => server.stop());

  test('is asked again when it is busy', async () => {
    const files = s3Files(server.settings);
    server.fail(2, 503);
    await files.put('documents/one', Buffer.from('kept'));
    server.fail(1, 500);
    expect(Buffer.from((await files.get('documents/one')) ?? []).toString()).toBe('kept');
  });
  test('that stays busy, or is away, is told by what it says and nothing else', async () => {
    server.fail(10, 503);
    await expect(s3Files(server.settings).get('documents/one')).rejects.toMatchObject({
      code: 'FILES_UNAVAILABLE 503 SlowDown',
    });
    server.fail(0, 503);
    await expect(
      s3Files({ ...server.settings, endpoint: 'http://127.0.0.1:9' }).get('documents/one'),
    ).rejects.toMatchObject({ code: 'FILES_UNAVAILABLE unreachable' });
  });
  test('that breaks off in the middle of an answer is away, and has the file the next time', async () => {
    const files = s3Files(server.settings);
    const acts: readonly (() => Promise<unknown>)[] = [
      () => files.get('documents/one'),
      () => files.get('documents/none'),
      () => keysOf(files),
    ];
    for (const act of acts) {
      server.cut();
      await expect(act()).rejects.toMatchObject({ code: 'FILES_UNAVAILABLE unreachable' });
    }
    expect(Buffer.from((await files.get('documents/one')) ?? []).toString()).toBe('kept');
  });
  test.each([
    ['another secret', { secretKey: 'wrong' }, 'FILES_UNAVAILABLE 403 SignatureDoesNotMatch'],
    ['another name', { accessKey: 'nobody' }, 'FILES_UNAVAILABLE 403 InvalidAccessKeyId'],
    ['another bucket', { bucket: 'not-ours' }, 'FILES_UNAVAILABLE 404 NoSuchBucket'],
  ])('with %s is no empty bucket', async (_what, change, code) => {
    const files = s3Files({ ...server.settings, ...change });
    for (const act of [
      () => files.get('documents/one'),
      () => files.put('documents/one', Buffer.from('x')),
      () => files.remove('documents/one'),
      () => keysOf(files),
    ])
      await expect(act()).rejects.toMatchObject({ code });
    expect(server.objects.get('documents/one')?.toString()).toBe('kept');
  });
  test('may be given with a slash behind it', async () => {
    const files = s3Files({ ...server.settings, endpoint: `${server.settings.endpoint}/` });
    expect(await files.get('documents/one')).toBeDefined();
  });
});
