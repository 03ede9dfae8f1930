import type { RaceClass } from '../events/index.js';
import { payoutStepsOf, placesPaid, type Program, startersFor } from '../program/index.js';
import type { ResultToEvaluate } from './result-to-evaluate.js';
import { startersOf } from './starters.js';

/** A class of which too few started for all its places to pay. */
export interface LimitedClass {
  readonly classId: string;
  readonly name: string;
  readonly started: number;
  /** how many of its places pay; 0: none */
  readonly paid: number;
  /** how many it has */
  readonly places: number;
  /** starters from which the next place pays, and all of them do */
  readonly nextAt: number;
  readonly allAt: number;
}

/**
 * The classes with results that pay fewer places than they have, because of their size (domain.md §4), by the rules of
 * the event's season. In the order of `classes`.
 */
export const limitedClasses = (
  classes: readonly RaceClass[],
  results: readonly Pick<ResultToEvaluate, 'classId' | 'type'>[],
  program: Program,
): readonly LimitedClass[] => {
  const starters = startersOf(classes, results);
  const raced = new Set(results.map((result) => result.classId));
  return classes.flatMap(({ id, name, payoutType, places, payoutSteps }) => {
    if (payoutType === 'noPayout' || !raced.has(id)) return [];
    const steps = payoutSteps ?? payoutStepsOf(program);
    const started = starters.get(id) ?? 0;
    const most = placesPaid(steps, started);
    const [paid, unpaid] = [
      places.filter((place) => most === null || place.place <= most),
      places.filter((place) => most !== null && place.place > most),
    ];
    const [next, last] = [unpaid[0], unpaid.at(-1)];
    if (!next || !last) return [];
    return [
      {
        classId: id,
        name,
        started,
        paid: paid.length,
        places: places.length,
        nextAt: startersFor(steps, next.place),
        allAt: startersFor(steps, last.place),
      },
    ];
  });
};
