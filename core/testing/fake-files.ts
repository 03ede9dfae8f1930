import type { FileStore } from '../shared/index.js';

/** A file store in memory. */
export const fakeFiles = (): FileStore & { readonly keys: () => readonly string[] } => {
  const files = new Map<string, Uint8Array>();
  return {
    put: async (key, bytes) => {
      files.set(key, bytes);
      return { keyId: 'k1' };
    },
    get: async (key) => files.get(key),
    remove: async (key) => void files.delete(key),
    keys: () => [...files.keys()],
  };
};
