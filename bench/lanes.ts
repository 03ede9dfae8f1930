/** What one round of one variant came to. Times in milliseconds. */
export interface Round {
  readonly count: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

export interface Bounds {
  readonly lanes: number;
  readonly total: number;
  /** no act is begun later than this */
  readonly mostSeconds: number;
}

export const quantile = (sorted: Float64Array, part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/** Runs `act` a number of times, `lanes` of them at once, and measures each. @throws what an act throws */
export const inLanes = async (
  { lanes, total, mostSeconds }: Bounds,
  act: (n: number, lane: number) => Promise<void>,
): Promise<Round> => {
  const took: number[] = [];
  const began = performance.now();
  let next = 0;
  const lane = async (at: number): Promise<void> => {
    while (next < total && performance.now() - began < mostSeconds * 1000) {
      const n = next;
      next += 1;
      const from = performance.now();
      await act(n, at);
      took.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: lanes }, (_, at) => lane(at)));
  const seconds = (performance.now() - began) / 1000;
  const sorted = Float64Array.from(took).sort();
  return {
    count: took.length,
    perSecond: took.length / seconds,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
  };
};
