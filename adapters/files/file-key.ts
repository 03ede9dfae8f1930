/** Whether a file may be one of ours: what no key can name was put there by something else. */
export const isKey = (name: string): boolean => /^[a-z0-9]+(?:[/.-][a-z0-9]+)*$/.test(name);

/** Keys are ours (`documents/…`), never a name that somebody sent. @throws Error for any other */
export const checkedKey = (key: string): string => {
  if (!isKey(key)) throw new Error(`Not a key of a file: ${key}`);
  return key;
};
