/** A repeatable random generator: the same seed gives the same demo. */
export interface Chance {
  /** a fraction in [0, 1) */
  fraction(): number;
  /** a whole number in [from, to] */
  between(from: number, to: number): number;
  /** true in `share` of all cases */
  some(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  shuffled<T>(list: readonly T[]): T[];
  digits(count: number): string;
}

/**
 * Hashes a word to a seed (FNV-1a). Each part of the demo has its own generator, so a change in one does not affect
 * others.
 */
const seedOf = (word: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash >>> 0;
};

/** Mulberry32, a small generator with 32 bits of state. */
export const chanceOf = (word: string): Chance => {
  let state = seedOf(word);
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number): number => from + Math.floor(fraction() * (to - from + 1));
  const pick = <T>(list: readonly T[]): T => {
    const found = list[between(0, list.length - 1)];
    if (found === undefined) throw new RangeError('Nothing to pick from');
    return found;
  };
  const shuffled = <T>(list: readonly T[]): T[] =>
    list
      .map((item) => [fraction(), item] as const)
      .sort(([a], [b]) => a - b)
      .map(([, value]) => value);
  const digits = (count: number): string => Array.from({ length: count }, () => between(0, 9)).join('');
  return { fraction, between, some: (share) => fraction() < share, pick, shuffled, digits };
};
