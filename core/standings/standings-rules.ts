/** How the standings of a series count, and what its first places are worth (domain.md §4). */
export interface StandingsRules {
  /** points of the first place, the second, and so on; further places get none */
  readonly points: readonly number[];
  /** so many of a rider's best rounds count; null: all */
  readonly bestRounds: number | null;
  /** the bonus of each place of a class in the standings, first place first, minor units of the series' currency */
  readonly amounts: readonly number[];
  /** incremented by every edit; 0: nobody set them yet */
  readonly version: number;
}

export const DEFAULT_RULES: StandingsRules = {
  points: [25, 22, 20, 18, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
  bestRounds: null,
  amounts: [],
  version: 0,
};

export const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
