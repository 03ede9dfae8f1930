import type { RaceClass } from '../events/index.js';
import type { ResultToEvaluate } from './result-to-evaluate.js';

/**
 * How many riders started in each class, by its id: its results but DNS, or the number that the promoter states,
 * whichever is more (domain.md §4).
 */
export const startersOf = (
  classes: readonly Pick<RaceClass, 'id' | 'entrants'>[],
  results: readonly Pick<ResultToEvaluate, 'classId' | 'type'>[],
): ReadonlyMap<string, number> => {
  const counted = new Map<string, number>();
  for (const result of results)
    if (result.type !== 'DNS') counted.set(result.classId, (counted.get(result.classId) ?? 0) + 1);
  return new Map(classes.map(({ id, entrants }) => [id, Math.max(counted.get(id) ?? 0, entrants ?? 0)]));
};
