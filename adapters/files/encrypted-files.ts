import type { FileStore } from '@rrr/core/shared';
import { type FileKeys, newest } from './key-ring.js';
import { seal, unseal } from './sealed-file.js';

/** Wraps a store with encryption. Files that were modified or moved in the store are refused. */
export const encryptedFiles = (store: FileStore, keys: FileKeys): FileStore => ({
  put: async (key, bytes) => {
    await store.put(key, seal(keys, key, bytes));
    return { keyId: newest(keys).id };
  },
  get: async (key) => {
    const sealed = await store.get(key);
    return sealed && unseal(keys, key, sealed);
  },
  remove: (key) => store.remove(key),
});
