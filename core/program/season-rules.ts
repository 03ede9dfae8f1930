import type { LocalDate } from '../shared/index.js';
import type { Program, SeasonRules } from './program.js';

/**
 * The program as it stands for a race of that day: the newest season that began by then, over the settings without a
 * season. A day before the first season, or an event without a date, goes by those alone. Seasons do not build on one
 * another.
 */
export const rulesOn = (program: Program, day: LocalDate | null): Program => {
  const season = day === null ? undefined : newest(program.seasons.filter((it) => it.from <= day));
  if (!season) return program;
  const { from: _, ...rules } = season;
  return { ...program, ...rules };
};

const newest = (seasons: readonly SeasonRules[]): SeasonRules | undefined =>
  seasons.reduce<SeasonRules | undefined>((best, it) => (best && best.from >= it.from ? best : it), undefined);
