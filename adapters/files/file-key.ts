/** Whether a file name is a valid key; others were not stored by us. */
export const isKey = (name: string): boolean => /^[a-z0-9]+(?:[/.-][a-z0-9]+)*$/.test(name);

/** Accepts generated keys (`documents/…`) only, never user input. @throws Error for any other */
export const checkedKey = (key: string): string => {
  if (!isKey(key)) throw new Error(`Not a key of a file: ${key}`);
  return key;
};
