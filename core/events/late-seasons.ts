import { type Program, rulesOn, seasonStarts } from '../program/index.js';
import { addDays, type LocalDate } from '../shared/index.js';

/** The events of one season and their result deadline. */
export interface LateSeason {
  /** null: no lower limit */
  readonly from: LocalDate | null;
  /** first day after the season; null: no end */
  readonly to: LocalDate | null;
  readonly windowDays: number;
  /** events that ended before this day are overdue today */
  readonly endedBefore: LocalDate;
}

/** The season of an event. An event without a date belongs to the first one, as in `rulesOn`. */
export const seasonOf = (seasons: readonly LateSeason[], startsOn: LocalDate | null): LateSeason => {
  const season = seasons.find(
    ({ from, to }) => startsOn === null || ((from === null || startsOn >= from) && (to === null || startsOn < to)),
  );
  if (!season) throw new Error(`No season holds ${startsOn}`);
  return season;
};

/** One entry per season with its result window (requirements §9: 45 days), for lists of overdue events. */
export const lateSeasons = (program: Program, today: LocalDate): readonly LateSeason[] => {
  const begins = seasonStarts(program);
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
