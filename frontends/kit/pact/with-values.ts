const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * A recorded value with others in its place. Keys and lengths stay as they were recorded, and so does null; of a list,
 * each element takes the value at its place, or the last one.
 */
export const withValues = (recorded: unknown, values: unknown): unknown => {
  if (values === undefined || recorded === null) return recorded;
  if (Array.isArray(recorded)) {
    const given = Array.isArray(values) ? (values as unknown[]) : [];
    return recorded.map((value: unknown, at) => withValues(value, given[at] ?? given.at(-1)));
  }
  if (!isObject(recorded)) return values;
  const given = isObject(values) ? values : {};
  return Object.fromEntries(Object.entries(recorded).map(([key, item]) => [key, withValues(item, given[key])]));
};
