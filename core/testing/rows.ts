/** Replaces the rows that have the same key, and adds the others at the end. */
export const upsert = <T>(rows: readonly T[], keyOf: (row: T) => string, put: readonly T[]): readonly T[] => {
  const byKey = new Map(rows.map((it) => [keyOf(it), it]));
  for (const it of put) byKey.set(keyOf(it), it);
  return [...byKey.values()];
};
