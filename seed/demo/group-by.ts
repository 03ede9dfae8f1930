/** Groups items by key, in their order. */
export const groupBy = <T, K>(all: Iterable<T>, keyOf: (it: T) => K): ReadonlyMap<K, readonly T[]> => {
  const groups = new Map<K, T[]>();
  for (const it of all) {
    const key = keyOf(it);
    const group = groups.get(key);
    if (group) group.push(it);
    else groups.set(key, [it]);
  }
  return groups;
};
