import { describe, expect, test } from '@jest/globals';
import { fakeFiles } from '@rrr/core/testing';
import type { ListedFiles } from '@rrr/core/uploads';
import fc from 'fast-check';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskFiles, encryptedFiles, type FileKeys, rotateFiles, s3Files } from './index.js';
import { keysOf } from './testing/keys-of.js';
import { s3Server } from './testing/s3-server.js';
import { FileSealed, keyIdOf, seal, unseal } from './sealed-file.js';

const [OLD, NEW, THIRD] = [randomBytes(32), randomBytes(32), randomBytes(32)];
const ring = (...keys: readonly (readonly [string, Buffer])[]): FileKeys => new Map(keys);
const old = ring(['k1', OLD]);
const both = ring(['k2', NEW], ['k1', OLD]);

const listed = (): ListedFiles => {
  const files = fakeFiles();
  return {
    ...files,
    listed: async function* () {
      for (const key of files.keys()) yield { key, putAt: '2025-06-10T18:00:00.000Z' };
    },
  };
};

describe('a sealed file', () => {
  test('opens where it was put, with its key, to the very bytes', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 300 }),
        fc.stringMatching(/^[a-z0-9/]{1,40}$/),
        fc.stringMatching(/^[\w-]{1,32}$/),
        (bytes, place, name) => {
          const keys = ring([name, OLD]);
          const sealed = seal(keys, place, bytes);
          expect([keyIdOf(sealed), Buffer.compare(unseal(keys, place, sealed), bytes)]).toEqual([name, 0]);
        },
      ),
    );
  });
  test('is another each time, and holds nothing of what it seals', () => {
    const canary = Buffer.from('CANARY-1999-12-31-VBKEXA40XNM000001');
    const [one, two] = [seal(old, 'documents/1', canary), seal(old, 'documents/1', canary)];
    expect([one.equals(two), one.includes(canary), one.includes('CANARY')]).toEqual([false, false, false]);
  });
  test('does not open after any of its bits changed, nor cut, nor elsewhere', () => {
    const sealed = seal(old, 'documents/1', Buffer.from('A licence'));
    for (let at = 0; at < sealed.length * 8; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at >> 3] = (changed[at >> 3] ?? 0) ^ (1 << (at & 7));
      expect(() => unseal(old, 'documents/1', changed)).toThrow(FileSealed);
    }
    for (let length = 0; length < sealed.length; length += 1)
      expect(() => unseal(old, 'documents/1', sealed.subarray(0, length))).toThrow(FileSealed);
    expect(() => unseal(old, 'documents/2', sealed)).toThrow('not as it was stored');
    expect(() => unseal(ring(['k1', NEW]), 'documents/1', sealed)).toThrow('not as it was stored');
  });
  test('says which key is missing, and nothing of itself', () => {
    const sealed = seal(old, 'documents/1', Buffer.from('A licence'));
    expect(() => unseal(ring(['k2', NEW]), 'documents/1', sealed)).toThrow(
      expect.objectContaining({ code: 'FILE_KEY_MISSING k1' }),
    );
    expect(() =>
      unseal(old, 'documents/1', Buffer.from('%PDF-1.7 never sealed, but long enough to be a file')),
    ).toThrow(expect.objectContaining({ code: 'FILE_DAMAGED' }));
  });
  test('cannot be made without a key', () =>
    expect(() => seal(ring(), 'documents/1', Buffer.from('x'))).toThrow('no key'));
});

describe('a store that encrypts', () => {
  test('keeps nothing but sealed files, and tells the key', async () => {
    const store = fakeFiles();
    const files = encryptedFiles(store, both);
    expect(await files.put('documents/1', Buffer.from('A licence'))).toEqual({ keyId: 'k2' });
    expect(Buffer.from((await store.get('documents/1')) ?? []).includes('licence')).toBe(false);
    expect(Buffer.from((await files.get('documents/1')) ?? []).toString()).toBe('A licence');
    expect(await files.get('documents/2')).toBeUndefined();
    await files.remove('documents/1');
    expect(store.keys()).toEqual([]);
  });
  test('does not give a file out at the place of another', async () => {
    const store = fakeFiles();
    const files = encryptedFiles(store, old);
    await files.put('documents/1', Buffer.from('mine'));
    await store.put('documents/2', (await store.get('documents/1')) ?? Buffer.alloc(0));
    await expect(files.get('documents/2')).rejects.toThrow(FileSealed);
  });
});

describe('a change of keys', () => {
  const filled = async (count = 5) => {
    const store = listed();
    const before = encryptedFiles(store, old);
    for (let n = 0; n < count; n += 1) await before.put(`documents/${n}`, Buffer.from(`File ${n}`));
    const noted = new Map<string, string>();
    const rotate = (keys = both, files: ListedFiles = store) =>
      rotateFiles({ store: files, keys, note: async (key, keyId) => void noted.set(key, keyId) });
    return { store, noted, rotate };
  };
  const texts = async (store: ListedFiles, keys: FileKeys) =>
    Promise.all(
      (await keysOf(store)).map(async (key) =>
        Buffer.from((await encryptedFiles(store, keys).get(key)) ?? []).toString(),
      ),
    );

  test('seals every file anew, writes down with what, and the old key may go', async () => {
    const { store, noted, rotate } = await filled();
    expect(await rotate()).toEqual({ rotated: 5, kept: 0, failed: [], foreign: 0 });
    expect([await texts(store, ring(['k2', NEW])), [...noted.values()]]).toEqual([
      [0, 1, 2, 3, 4].map((n) => `File ${n}`),
      Array(5).fill('k2'),
    ]);
  });
  test('cut short at any step is finished by the next, and a third finds nothing to do', async () => {
    for (let steps = 0; steps < 10; steps += 1) {
      const { store, noted, rotate } = await filled();
      let left = steps;
      const mortal =
        <A extends unknown[], R>(act: (...given: A) => Promise<R>) =>
        async (...given: A): Promise<R> => {
          if (left === 0) throw new Error('Killed');
          left -= 1;
          return act(...given);
        };
      await expect(rotate(both, { ...store, get: mortal(store.get), put: mortal(store.put) })).rejects.toThrow(
        'Killed',
      );
      const second = await rotate();
      expect([second.rotated + second.kept, second.failed, (await rotate()).kept]).toEqual([5, [], 5]);
      expect([(await texts(store, ring(['k2', NEW]))).length, new Set(noted.values())]).toEqual([5, new Set(['k2'])]);
    }
  });
  test('leaves what it cannot open as it is, and names it', async () => {
    const { store, rotate } = await filled(2);
    const foreign = seal(ring(['k3', THIRD]), 'documents/x', Buffer.from('x'));
    await store.put('documents/x', foreign);
    await store.put('documents/y', Buffer.from('never sealed, and long enough to be one that was'));
    expect(await rotate()).toEqual({ rotated: 2, kept: 0, failed: ['documents/x', 'documents/y'], foreign: 0 });
    expect(await store.get('documents/x')).toBe(foreign);
  });
  test('passes over a file that went meanwhile', async () => {
    const { store, rotate } = await filled(2);
    expect(
      await rotate(both, { ...store, get: async (key) => (key === 'documents/0' ? undefined : store.get(key)) }),
    ).toEqual({ rotated: 1, kept: 0, failed: [], foreign: 0 });
  });

  const FOREIGN = ['.DS_Store', 'documents/.nfs0000a1', 'lost+found', 'Backup 2024.zip'];
  test('passes over what others left in the directory, and counts it', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'rrr-files-'));
    try {
      const store = diskFiles(directory);
      await encryptedFiles(store, old).put('timecards/1', Buffer.from('File 1'));
      await mkdir(join(directory, 'documents'));
      for (const text of FOREIGN) await writeFile(join(directory, text), 'x');
      expect(await rotateFiles({ store, keys: both, note: async () => undefined })).toEqual({
        rotated: 1,
        kept: 0,
        failed: [],
        foreign: FOREIGN.length,
      });
      expect(Buffer.from((await encryptedFiles(store, ring(['k2', NEW])).get('timecards/1')) ?? []).toString()).toBe(
        'File 1',
      );
    } finally {
      await rm(directory, { recursive: true });
    }
  });
  test('passes over what others left in the bucket, and counts it', async () => {
    const server = await s3Server();
    try {
      const store = s3Files(server.settings);
      await encryptedFiles(store, old).put('timecards/1', Buffer.from('File 1'));
      for (const text of FOREIGN) server.objects.set(text, Buffer.from('x'));
      expect(await rotateFiles({ store, keys: both, note: async () => undefined })).toEqual({
        rotated: 1,
        kept: 0,
        failed: [],
        foreign: FOREIGN.length,
      });
    } finally {
      await server.stop();
    }
  });
});
