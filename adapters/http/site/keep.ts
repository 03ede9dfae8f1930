interface Kept<T> {
  readonly at: number;
  readonly value: Promise<T>;
}

/**
 * Keeps what was made for a while, at most `most` of it. Concurrent requests share one; failures, and `null` for what
 * does not exist, are not kept.
 */
export const keep = <T>(
  make: (key: string) => Promise<T>,
  { milliseconds, most }: { readonly milliseconds: number; readonly most: number },
): ((key: string) => Promise<T>) => {
  const kept = new Map<string, Kept<T>>();
  return (key) => {
    const now = performance.now();
    const before = kept.get(key);
    if (before && now - before.at < milliseconds) return before.value;
    const value = make(key);
    kept.delete(key);
    kept.set(key, { at: now, value });
    value.then(
      (item) => item === null && kept.delete(key),
      () => kept.delete(key),
    );
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return value;
  };
};
