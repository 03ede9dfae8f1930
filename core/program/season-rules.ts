import type { LocalDate } from '../shared/index.js';
import type { Limits, Program, PurseLimits, SeasonRules } from './program.js';

/** Whether administrators scheduled it; else it is of the operator's file. */
const isScheduled = (season: SeasonRules): boolean => season.number !== undefined;

/**
 * The settings for a race on a day: the base settings, over them the newest season of the operator's file that has
 * begun, and over both the newest version that administrators scheduled. Before the first season, or without a date,
 * only the base settings apply. Seasons do not inherit from each other. Of two versions for the same day the later one
 * counts. Limits of purses are never above those of the operator (domain.md §13).
 */
export const rulesOn = (program: Program, day: LocalDate | null): Program => {
  if (day === null || program.seasons.length === 0) return program;
  const begun = program.seasons.filter((season) => season.from <= day);
  const [file, version] = [newest(begun.filter((rules) => !isScheduled(rules))), newest(begun.filter(isScheduled))];
  if (!file && !version) return program;
  return { ...program, ...settingsOf(file), ...settingsOf(version), limits: lowered(program.limits, version?.limits) };
};

/** The version that administrators scheduled and that is in force on a day; undefined: the operator's settings alone. */
export const versionOn = (program: Pick<Program, 'seasons'>, day: LocalDate): SeasonRules | undefined =>
  newest(program.seasons.filter((season) => isScheduled(season) && season.from <= day));

/** The program with exactly these versions scheduled by administrators; the operator's seasons stay. */
export const withVersions = (program: Program, versions: readonly SeasonRules[]): Program => ({
  ...program,
  seasons: [...program.seasons.filter((season) => !isScheduled(season)), ...versions],
});

/** The days on which rules can change, oldest first, each once. */
export const seasonStarts = (program: Pick<Program, 'seasons'>): readonly LocalDate[] =>
  [...new Set(program.seasons.map((season) => season.from))].toSorted();

const settingsOf = (season: SeasonRules | undefined): Partial<Program> => {
  if (!season) return {};
  const { from: _, number: __, limits: ___, ...rules } = season;
  return rules;
};

const lowered = (limits: Limits, asked: PurseLimits | undefined): Limits =>
  asked
    ? {
        ...limits,
        place: Math.min(limits.place, asked.place),
        class: Math.min(limits.class, asked.class),
        event: Math.min(limits.event, asked.event),
      }
    : limits;

const newest = (seasons: readonly SeasonRules[]): SeasonRules | undefined =>
  seasons.reduce<SeasonRules | undefined>(
    (best, season) => (best && !isNewer(season, best) ? best : season),
    undefined,
  );

const isNewer = (a: SeasonRules, b: SeasonRules): boolean =>
  a.from === b.from ? (a.number ?? 0) > (b.number ?? 0) : a.from > b.from;
