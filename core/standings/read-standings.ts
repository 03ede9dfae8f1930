import { classKey } from '../imports/index.js';
import type { LocalDate } from '../shared/index.js';
import type { SeasonClass, StandingsReads } from './ports.js';
import { type Round, type RoundResult, type Standing, standingsOf } from './standings.js';
import { DEFAULT_RULES, type StandingsRules } from './standings-rules.js';

export interface AskedStandings {
  readonly seriesId: string;
  /** null, or one without events: the newest that has begun */
  readonly season: number | null;
  /** by `classKey`; null, or a class that the season does not have: the first */
  readonly classKey: string | null;
}

export interface StandingsShown {
  readonly rules: StandingsRules;
  /** newest first; empty: the series has no events */
  readonly seasons: readonly number[];
  readonly season: number | null;
  readonly classes: readonly { readonly key: string; readonly name: string }[];
  readonly classKey: string | null;
  readonly className: string | null;
  readonly rounds: readonly Round[];
  readonly standings: readonly Standing[];
}

/**
 * The standings of a class of a series in a calendar year, computed from the results as they are now. The series is
 * known to exist.
 */
export const readStandings = async (
  reads: StandingsReads,
  { seriesId, ...asked }: AskedStandings,
  today: LocalDate,
): Promise<StandingsShown> => {
  const [stored, seasons] = [await reads.rules(seriesId), await reads.seasons(seriesId)];
  const rules = stored ?? DEFAULT_RULES;
  const thisYear = Number(today.slice(0, 4));
  const season =
    seasons.find((candidate) => candidate === asked.season) ??
    seasons.find((candidate) => candidate <= thisYear) ??
    seasons[0] ??
    null;
  const none = { rules, seasons, season, classes: [], classKey: null, className: null, rounds: [], standings: [] };
  if (season === null) return none;
  const all = await reads.classes(seriesId, season);
  const classes = namesOf(all);
  const named = classes.find((raceClass) => raceClass.key === asked.classKey) ?? classes[0];
  if (!named) return none;
  const { key } = named;
  const ours = all.filter((raceClass) => classKey(raceClass.className) === key);
  const results = await reads.results(ours.map((raceClass) => raceClass.classId));
  const { rounds, rows } = inRounds(ours, results);
  const standings = standingsOf(rounds, rows, rules);
  return { rules, seasons, season, classes, classKey: key, className: named.name, rounds, standings };
};

/** The classes by name, as they are written most recently. */
const namesOf = (all: readonly SeasonClass[]): readonly { readonly key: string; readonly name: string }[] =>
  [...new Map(all.map(({ className }) => [classKey(className), className]))]
    .flatMap(([key, name]) => (key === '' ? [] : [{ key, name }]))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));

/**
 * The rounds of a class, and its results by round. Events that are linked as one race are one round, named after both; it
 * has results once both have.
 */
export const inRounds = (
  classes: readonly SeasonClass[],
  results: readonly RoundResult[],
): { readonly rounds: readonly Round[]; readonly rows: readonly RoundResult[] } => {
  const events = new Map<string, Round>();
  for (const { eventId, title, on, hasResults } of classes)
    events.set(eventId, { eventId, title, on, hasResults: hasResults || events.get(eventId)?.hasResults === true });
  const linked = new Map(classes.map((raceClass) => [raceClass.eventId, raceClass.linkedTo]));
  const rounds = new Map<string, Round>();
  const roundOf = (eventId: string): string => {
    const other = linked.get(eventId) ?? null;
    return other !== null && rounds.has(other) ? other : eventId;
  };
  for (const event of events.values()) {
    const first = rounds.get(roundOf(event.eventId));
    if (!first) rounds.set(event.eventId, event);
    else
      rounds.set(first.eventId, {
        ...first,
        title: `${first.title} / ${event.title}`,
        hasResults: first.hasResults && event.hasResults,
      });
  }
  return {
    rounds: [...rounds.values()],
    rows: results.map((result) => ({ ...result, eventId: roundOf(result.eventId) })),
  };
};
