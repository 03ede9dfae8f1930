import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import type { ListedFiles } from '@rrr/core/uploads';
import { keysOf } from './keys-of.js';

/** The contract tests that every file store must pass. */
export const describeFiles = (
  name: string,
  make: () => Promise<{ readonly files: ListedFiles; readonly end: () => Promise<void> }>,
): void =>
  describe(name, () => {
    let files: ListedFiles;
    let end: () => Promise<void>;
    beforeAll(async () => void ({ files, end } = await make()));
    afterAll(() => end());

    it('gives back what was put there, byte by byte', async () => {
      for (const bytes of [new Uint8Array(), Uint8Array.from([0, 255, 13, 10]), randomBytes(3_000_000)]) {
        await files.put('documents/one', bytes);
        expect(Buffer.compare((await files.get('documents/one')) ?? Buffer.from('nothing'), bytes)).toBe(0);
      }
    });
    it('has no file that nobody put there', async () => expect(await files.get('documents/none')).toBeUndefined());
    it('replaces a file whole', async () => {
      await files.put('documents/two', Buffer.from('the longer one of the two'));
      await files.put('documents/two', Buffer.from('short'));
      expect(Buffer.from((await files.get('documents/two')) ?? []).toString()).toBe('short');
    });
    it('removes a file, and one that is gone without complaint', async () => {
      await files.put('portraits/a.small', Buffer.from('a'));
      await files.remove('portraits/a.small');
      await files.remove('portraits/a.small');
      expect(await files.get('portraits/a.small')).toBeUndefined();
    });
    it('takes no key that could lead elsewhere', async () => {
      for (const key of ['../secret', '/etc/passwd', 'a//b', 'a/../b', '.hidden', 'A', 'a b', 'a?b', '']) {
        await expect(files.get(key)).rejects.toThrow('Not a key');
        await expect(files.put(key, Buffer.from('x'))).rejects.toThrow('Not a key');
        await expect(files.remove(key)).rejects.toThrow('Not a key');
      }
    });
    it('tells what it keeps, however much', async () => {
      const before = await keysOf(files);
      const added = Array.from({ length: 7 }, (_, at) => `timecards/t${at}`);
      for (const key of added) await files.put(key, Buffer.from(key));
      expect(await keysOf(files)).toEqual([...before, ...added].toSorted());
    });
    it('tells since when', async () => {
      const before = new Date(Date.now() - 2_000).toISOString();
      await files.put('documents/dated', Buffer.from('x'));
      for await (const { key, putAt } of files.listed())
        if (key === 'documents/dated')
          expect([putAt >= before, putAt <= new Date(Date.now() + 2_000).toISOString()]).toEqual([true, true]);
    });
    it('keeps one of two files that were put at the same place at once', async () => {
      const sent = Array.from({ length: 8 }, (_, at) => Buffer.alloc(200_000, at));
      await Promise.all(sent.map((bytes) => files.put('documents/raced', bytes)));
      const kept = Buffer.from((await files.get('documents/raced')) ?? []);
      expect(sent.some((bytes) => bytes.equals(kept))).toBe(true);
    });
  });
