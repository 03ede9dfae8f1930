import type { RaceClass } from '../events/index.js';
import type { Program } from '../program/index.js';
import { nameKey } from '../riders/index.js';
import type { LocalDate } from '../shared/index.js';
import type { ResultToEvaluate } from './result-to-evaluate.js';
import { startersOf } from './starters.js';

/** A class of an earlier event of the same series, or of the same promoter where the event is of no series. */
export interface EarlierClass {
  readonly name: string;
  readonly starters: number;
  readonly event: string;
  readonly on: LocalDate;
}

/** A class that is much larger or smaller than when it was raced last. */
export interface UnusualSize {
  readonly classId: string;
  readonly name: string;
  readonly starters: number;
  readonly before: EarlierClass;
}

/**
 * Classes whose number of starters differs from the last time by the program's factor and by its number of riders
 * (domain.md §13): invented riders make a small class pay, and riders who are left out let others move up. Classes are
 * compared by name. In order of `classes`; a class without results is left out.
 */
export const unusualSizes = (
  classes: readonly RaceClass[],
  results: readonly Pick<ResultToEvaluate, 'classId' | 'type'>[],
  earlier: readonly EarlierClass[],
  { checks }: Pick<Program, 'checks'>,
): readonly UnusualSize[] => {
  const last = new Map<string, EarlierClass>();
  for (const raceClass of earlier) {
    const known = last.get(nameKey(raceClass.name));
    if (!known || known.on < raceClass.on) last.set(nameKey(raceClass.name), raceClass);
  }
  const starters = startersOf(classes, results);
  const raced = new Set(results.map((result) => result.classId));
  return classes.flatMap(({ id, name }) => {
    const before = last.get(nameKey(name));
    const now = starters.get(id) ?? 0;
    if (!before || !raced.has(id)) return [];
    const [less, more] = now < before.starters ? [now, before.starters] : [before.starters, now];
    return more >= less * checks.classSizeFactor && more - less >= checks.classSizeDifference
      ? [{ classId: id, name, starters: now, before }]
      : [];
  });
};
