import { type Program, rulesOn, seasonStarts } from '../program/index.js';
import { addDays, type LocalDate } from '../shared/index.js';
import { type SeasonSettings, settingsOn } from './season.js';

/** A day on which other rules begin. `before` and `after` are the same where only the operator's own settings change. */
export interface ComingChange {
  readonly from: LocalDate;
  readonly before: SeasonSettings;
  readonly after: SeasonSettings;
}

const writtenOn = (program: Program, day: LocalDate): string =>
  JSON.stringify({ ...rulesOn(program, day), seasons: undefined });

/** The days after a day on which races begin to go by other rules, oldest first, at most so many. */
export const comingChanges = (program: Program, day: LocalDate, limit: number): readonly ComingChange[] =>
  seasonStarts(program)
    .filter((from) => from > day && writtenOn(program, addDays(from, -1)) !== writtenOn(program, from))
    .slice(0, limit)
    .map((from) => ({
      from,
      before: settingsOn(program, addDays(from, -1)),
      after: settingsOn(program, from),
    }));
