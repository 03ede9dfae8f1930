import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import type { ListedFile, ListedFiles } from '@rrr/core/uploads';
import { checkedKey, isKey } from './file-key.js';

const absent = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';
const pathIn = (directory: string, key: string): string => join(directory, ...checkedKey(key).split('/'));
/** no key begins with a dot */
const UNFINISHED = '.unfinished';

async function* below(directory: string, prefix: string): AsyncGenerator<ListedFile> {
  const entries = await readdir(directory, { withFileTypes: true }).catch((error: unknown) => {
    if (absent(error)) return [];
    throw error;
  });
  for (const entry of entries) {
    if (entry.isDirectory()) {
      // skips `.unfinished` and folders of the file system, which may be unreadable
      if (isKey(entry.name)) yield* below(join(directory, entry.name), `${prefix}${entry.name}/`);
    } else if (entry.isFile()) {
      // deleted since the folder was read
      const found = await stat(join(directory, entry.name)).catch(() => undefined);
      if (found) yield { key: prefix + entry.name, putAt: found.mtime.toISOString() };
    }
  }
}

/** longer than writing any file takes */
const FORGOTTEN_MS = 3_600_000;

/** Deletes partial files left by crashed servers, only if too old to be still being written by another server. */
const sweep = async (unfinished: string): Promise<void> => {
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  for (const name of await readdir(unfinished)) {
    const path = join(unfinished, name);
    const left = await stat(path).catch(() => undefined);
    if (left && Date.now() - left.mtimeMs > FORGOTTEN_MS) await rm(path, { force: true });
  }
};

/** Files in a local directory. Writes are atomic. */
export const diskFiles = (directory: string): ListedFiles => {
  const unfinished = join(directory, UNFINISHED);
  let swept: Promise<void> | undefined;
  const sweepOnce = (): Promise<void> =>
    (swept ??= sweep(unfinished).catch((error: unknown) => {
      swept = undefined;
      throw error;
    }));
  return {
    put: async (key, bytes) => {
      const path = pathIn(directory, key);
      await sweepOnce();
      const made = join(unfinished, randomUUID());
      try {
        // first, because it fails where the directory is gone, which must not be made anew
        await writeFile(made, bytes, { mode: 0o600, flush: true });
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await rename(made, path);
      } catch (error) {
        await rm(made, { force: true });
        throw error;
      }
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
    listed: () => below(directory, ''),
  };
};
