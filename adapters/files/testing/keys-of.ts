import type { ListedFiles } from '@rrr/core/uploads';

/** All keys of a store, in order. */
export const keysOf = async (files: ListedFiles): Promise<readonly string[]> => {
  const keys: string[] = [];
  for await (const { key } of files.listed()) keys.push(key);
  return keys.toSorted();
};
