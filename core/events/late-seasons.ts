import { type Program, rulesOn } from '../program/index.js';
import { addDays, type LocalDate } from '../shared/index.js';

/** Events that start in a season, and the window for their results. */
export interface LateSeason {
  /** null: from the beginning */
  readonly from: LocalDate | null;
  /** the first day that is no more of it; null: without end */
  readonly to: LocalDate | null;
  readonly windowDays: number;
  /** an event that ended before this day is late today */
  readonly endedBefore: LocalDate;
}

/** The season of an event; one without a date is of the first, as `rulesOn` has it. */
export const seasonOf = (seasons: readonly LateSeason[], startsOn: LocalDate | null): LateSeason => {
  const season = seasons.find(
    ({ from, to }) => startsOn === null || ((from === null || startsOn >= from) && (to === null || startsOn < to)),
  );
  if (!season) throw new Error(`No season holds ${startsOn}`);
  return season;
};

/**
 * For each season the window that its events' results have (requirements §9: 45 days), as a list of late events asks
 * for it.
 */
export const lateSeasons = (program: Program, today: LocalDate): readonly LateSeason[] => {
  const begins = program.seasons.map((it) => it.from).toSorted();
  return [null, ...begins].map((from, at) => {
    const { resultWindowDays } = rulesOn(program, from);
    return {
      from,
      to: begins[at] ?? null,
      windowDays: resultWindowDays,
      endedBefore: addDays(today, -resultWindowDays),
    };
  });
};
