import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import type { FileStore } from '@rrr/core/shared';

const absent = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Keys are ours (`documents/…`), never a name that somebody sent. */
const pathIn = (directory: string, key: string): string => {
  if (!/^[a-z0-9]+(?:[/.-][a-z0-9]+)*$/.test(key)) throw new Error(`Not a key of a file: ${key}`);
  return join(directory, ...key.split('/'));
};

/** Files in a directory of the server. A file is there whole or not at all. */
export const diskFiles = (directory: string): FileStore => ({
  put: async (key, bytes) => {
    const path = pathIn(directory, key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const unfinished = `${path}.${randomUUID()}`;
    await writeFile(unfinished, bytes, { mode: 0o600, flush: true });
    await rename(unfinished, path);
    return { keyId: null };
  },
  get: async (key) => {
    try {
      return await readFile(pathIn(directory, key));
    } catch (error) {
      if (absent(error)) return undefined;
      throw error;
    }
  },
  remove: async (key) => void (await rm(pathIn(directory, key), { force: true })),
});
