/** Keys are ours (`documents/…`), never a name that somebody sent. @throws Error for any other */
export const checkedKey = (key: string): string => {
  if (!/^[a-z0-9]+(?:[/.-][a-z0-9]+)*$/.test(key)) throw new Error(`Not a key of a file: ${key}`);
  return key;
};
