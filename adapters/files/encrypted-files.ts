import type { FileStore } from '@rrr/core/shared';
import { type FileKeys, newest } from './key-ring.js';
import { seal, unseal } from './sealed-file.js';

/**
 * Any store, encrypted: it keeps nothing but sealed files, and one that was changed or moved there is not given out.
 */
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
