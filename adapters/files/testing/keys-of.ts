import type { ListedFiles } from '../listed-files.js';

/** Every key of a store, in order. */
export const keysOf = async (files: ListedFiles): Promise<readonly string[]> => {
  const keys: string[] = [];
  for await (const it of files.keys()) keys.push(it);
  return keys.toSorted();
};
