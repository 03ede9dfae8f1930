import {
  type Program,
  type PurseLimits,
  rulesOn,
  type SeasonRules,
  versionOn,
  withVersions,
} from '../program/index.js';
import type { Instant, LocalDate } from '../shared/index.js';

/** The settings of the program that administrators change with a season; all others are the operator's. */
export const SEASON_SETTINGS = [
  'eligibleBikes',
  'minimumRidersPerClass',
  'smallClasses',
  'classesPerBikePerEvent',
  'ties',
  'resultWindowDays',
  'paymentInfoDays',
  'creditMonths',
  'limits',
] as const;
export type SeasonSetting = (typeof SEASON_SETTINGS)[number];

/** All of them: a season names each, so that it stays what was approved when the operator's settings change. */
export type SeasonSettings = Readonly<
  Pick<Program, Exclude<SeasonSetting, 'limits'>> & { readonly limits: PurseLimits }
>;

/**
 * `draft` until another administrator approves it · `scheduled`: in force from its first day on, until the next one ·
 * `withdrawn`: taken back before its first day.
 */
export type SeasonState = 'draft' | 'scheduled' | 'withdrawn';

/** One version of the program's rules (domain.md §4). */
export interface Season {
  readonly id: string;
  /** counts the scheduled ones; null: it was never scheduled */
  readonly number: number | null;
  readonly from: LocalDate;
  readonly settings: SeasonSettings;
  /** what it is for, in its maker's words */
  readonly note: string | null;
  readonly state: SeasonState;
  /** incremented by every edit */
  readonly version: number;
  readonly createdAt: Instant;
  readonly createdBy: string;
  readonly scheduledAt: Instant | null;
  /** who asked for it, and who approved it; the same where one person may */
  readonly askedBy: string | null;
  readonly approvedBy: string | null;
  readonly withdrawnAt: Instant | null;
}

/** The settings of a season that are in force on a day, or that would be with other versions. */
export const settingsOn = (program: Program, day: LocalDate): SeasonSettings => settingsOf(rulesOn(program, day));

const settingsOf = (rules: Program): SeasonSettings => ({
  eligibleBikes: rules.eligibleBikes.map(({ category, models, fromYear, toYear }) => ({
    category,
    models: [...models],
    fromYear,
    toYear,
  })),
  minimumRidersPerClass: rules.minimumRidersPerClass,
  smallClasses: rules.smallClasses.map(({ riders, places }) => ({ riders, places })),
  classesPerBikePerEvent: rules.classesPerBikePerEvent,
  ties: rules.ties,
  resultWindowDays: rules.resultWindowDays,
  paymentInfoDays: rules.paymentInfoDays,
  creditMonths: rules.creditMonths,
  limits: { place: rules.limits.place, class: rules.limits.class, event: rules.limits.event },
});

/** A scheduled season as the program has it. */
export const rulesOfSeason = ({
  from,
  number,
  settings,
}: Pick<Season, 'from' | 'number' | 'settings'>): SeasonRules => ({
  from,
  number: number ?? 0,
  ...settings,
});

/** What would be in force on the season's first day without it. */
export const settingsWithout = (program: Program, { from, number }: Pick<Season, 'from' | 'number'>): SeasonSettings =>
  settingsOn(
    withVersions(
      program,
      program.seasons.filter((season) => season.number !== undefined && season.number !== number),
    ),
    from,
  );

/** The settings that two seasons have otherwise, in the order of `SEASON_SETTINGS`. */
export const changedSettings = (before: SeasonSettings, after: SeasonSettings): readonly SeasonSetting[] =>
  SEASON_SETTINGS.filter(
    (seasonSetting) => JSON.stringify(before[seasonSetting]) !== JSON.stringify(after[seasonSetting]),
  );

/** `waiting`: for another administrator · `replaced`: by a later version for the same day · `over`: by a later season. */
export const SEASON_STATUSES = ['draft', 'waiting', 'scheduled', 'inForce', 'over', 'replaced', 'withdrawn'] as const;
export type SeasonStatus = (typeof SEASON_STATUSES)[number];

/** How a season stands today; `isAsked`: a request about it waits. */
export const statusOf = (
  { state, number, from }: Pick<Season, 'state' | 'number' | 'from'>,
  { program, today, isAsked }: { readonly program: Program; readonly today: LocalDate; readonly isAsked: boolean },
): SeasonStatus => {
  if (state === 'withdrawn') return 'withdrawn';
  if (state === 'draft') return isAsked ? 'waiting' : 'draft';
  if (program.seasons.some((season) => season.from === from && (season.number ?? 0) > (number ?? 0))) return 'replaced';
  if (from > today) return 'scheduled';
  return versionOn(program, today)?.number === number ? 'inForce' : 'over';
};
