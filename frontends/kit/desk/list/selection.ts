/** Rows chosen for an act on many; keys as `rowKey` gives them. */
export interface Selection<T> {
  selected: ReadonlySet<string>;
  onChange(selected: ReadonlySet<string>): void;
  /** how a row is called where it is selected */
  name(item: T): string;
}

export const toggled = (selected: ReadonlySet<string>, keys: readonly string[], on: boolean): ReadonlySet<string> => {
  const next = new Set(selected);
  for (const key of keys)
    if (on) next.add(key);
    else next.delete(key);
  return next;
};
