/** Replaces the rows with the same key, and appends the others. */
export const upsert = <T>(rows: readonly T[], keyOf: (row: T) => string, put: readonly T[]): readonly T[] => {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  for (const item of put) byKey.set(keyOf(item), item);
  return [...byKey.values()];
};
