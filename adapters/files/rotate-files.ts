import type { ListedFiles } from '@rrr/core/uploads';
import { isKey } from './file-key.js';
import { type FileKeys, newest } from './key-ring.js';
import { FileSealed, keyIdOf, seal, unseal } from './sealed-file.js';

export interface Rotated {
  /** sealed anew with the newest key */
  readonly rotated: number;
  /** with the newest key already */
  readonly kept: number;
  /** keys of files that cannot be opened; they stay as they are */
  readonly failed: readonly string[];
  /** how many files lie there that no key of ours can name */
  readonly foreign: number;
}

interface Rotation {
  readonly store: ListedFiles;
  readonly keys: FileKeys;
  /**
   * writes down with which key a file is sealed now; told of those that were so before too, for a run that was cut
   * short
   */
  readonly note: (key: string, keyId: string) => Promise<void>;
}

/**
 * Seals every file anew that is not sealed with the newest key. Cut short, a second run does the rest: what is done is
 * known by the file itself.
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
