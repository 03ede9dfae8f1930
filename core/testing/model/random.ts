/** mulberry32: a small, uniform, seeded generator. */
export interface Chance {
  /** an integer in [0, below) */
  below(limit: number): number;
  pick<T>(from: readonly T[]): T;
}

export const chanceOf = (seed: number): Chance => {
  let state = seed >>> 0;
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
  return {
    below,
    pick: <T>(from: readonly T[]): T => {
      const chosen = from[below(from.length)];
      if (chosen === undefined) throw new Error('Nothing to choose from');
      return chosen;
    },
  };
};
