/** Replaces the rows with the same key, and appends the others. */
export const upsert = <T>(rows: readonly T[], keyOf: (row: T) => string, put: readonly T[]): readonly T[] => {
  const byKey = new Map(rows.map((it) => [keyOf(it), it]));
  for (const it of put) byKey.set(keyOf(it), it);
  return [...byKey.values()];
};
