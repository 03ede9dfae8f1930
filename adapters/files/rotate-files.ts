import type { ListedFiles } from '@rrr/core/uploads';
import { isKey } from './file-key.js';
import { type FileKeys, newest } from './key-ring.js';
import { FileSealed, keyIdOf, seal, unseal } from './sealed-file.js';

export interface Rotated {
  /** sealed anew with the newest key */
  readonly rotated: number;
  /** with the newest key already */
  readonly kept: number;
  /** keys of files that could not be decrypted; they stay unchanged */
  readonly failed: readonly string[];
  /** number of files with invalid keys */
  readonly foreign: number;
}

interface Rotation {
  readonly store: ListedFiles;
  readonly keys: FileKeys;
  /**
   * stores the id of a file's encryption key; also called for files that needed no change, in case an earlier run was
   * interrupted
   */
  readonly note: (key: string, keyId: string) => Promise<void>;
}

/**
 * Re-encrypts all files that do not use the newest key. Can be repeated after an interruption, because each file
 * contains its key id.
 */
export const rotateFiles = async ({ store, keys, note }: Rotation): Promise<Rotated> => {
  const { id } = newest(keys);
  const failed: string[] = [];
  let [rotated, kept, foreign] = [0, 0, 0];
  for await (const { key } of store.listed()) {
    if (!isKey(key)) {
      foreign += 1;
      continue;
    }
    const sealed = await store.get(key);
    // gone since it was listed
    if (!sealed) continue;
    try {
      const before = keyIdOf(sealed);
      if (before !== id) await store.put(key, seal(keys, key, unseal(keys, key, sealed)));
      await note(key, id);
      if (before === id) kept += 1;
      else rotated += 1;
    } catch (error) {
      if (!(error instanceof FileSealed)) throw error;
      failed.push(key);
    }
  }
  return { rotated, kept, failed, foreign };
};
