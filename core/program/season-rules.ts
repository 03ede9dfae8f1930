import type { LocalDate } from '../shared/index.js';
import type { Program, SeasonRules } from './program.js';

/**
 * The settings for a race on a day: those of the newest season that has begun, over the base settings. Before the first
 * season, or without a date, only the base settings apply. Seasons do not inherit from each other.
 */
export const rulesOn = (program: Program, day: LocalDate | null): Program => {
  const season = day === null ? undefined : newest(program.seasons.filter((it) => it.from <= day));
  if (!season) return program;
  const { from: _, ...rules } = season;
  return { ...program, ...rules };
};

const newest = (seasons: readonly SeasonRules[]): SeasonRules | undefined =>
  seasons.reduce<SeasonRules | undefined>((best, it) => (best && best.from >= it.from ? best : it), undefined);
