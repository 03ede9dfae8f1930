import type { RaceClass } from '../events/index.js';
import type { Program } from '../program/index.js';
import { nameKey } from '../shared/index.js';
import type { ResultToEvaluate } from './result-to-evaluate.js';
import { type PlaceWorth, worthOfPlaces } from './ties.js';

/** What the place of each finisher is worth, by result. A second result of a rider in a class occupies no place. */
export const worthOfResults = (
  {
    classes,
    results,
  }: { readonly classes: readonly Pick<RaceClass, 'id' | 'places'>[]; readonly results: readonly ResultToEvaluate[] },
  duplicates: ReadonlySet<string>,
  { ties }: Pick<Program, 'ties'>,
): ReadonlyMap<string, PlaceWorth> => {
  const finishers = new Map<string, (ResultToEvaluate & { readonly place: number })[]>();
  for (const result of results) {
    const { classId, type, place } = result;
    if (type !== 'finished' || place === null || duplicates.has(result.id)) continue;
    const inClass = finishers.get(classId);
    if (inClass) inClass.push({ ...result, place });
    else finishers.set(classId, [{ ...result, place }]);
  }
  return new Map(
    classes.flatMap(({ id, places }) => [
      ...worthOfPlaces(
        (finishers.get(id) ?? []).toSorted(byPlace),
        new Map(places.map((place) => [place.place, place.amount])),
        ties,
      ),
    ]),
  );
};

/** A rider earns once per class, with the best place. */
export const findDuplicates = (results: readonly ResultToEvaluate[]): ReadonlySet<string> => {
  const best = new Map<string, ResultToEvaluate>();
  const duplicates = new Set<string>();
  for (const result of results) {
    if (result.riderId === null) continue;
    const key = `${result.classId}/${result.riderId}`;
    const other = best.get(key);
    const better = !other || byPlace(result, other) < 0 ? result : other;
    if (other) duplicates.add(better === result ? other.id : result.id);
    best.set(key, better);
  }
  return duplicates;
};

/**
 * Orders by place, then by name, number and motorcycle as the results have them, then by rider, so that row order and ids
 * of results never affect the outcome.
 */
export const byPlace = (a: ResultToEvaluate, b: ResultToEvaluate): number =>
  placeOf(a) - placeOf(b) ||
  compare(contentOf(a), contentOf(b)) ||
  compare(a.riderId ?? '', b.riderId ?? '') ||
  compare(a.id, b.id);
const UNPLACED = 1_000_000;
const placeOf = (result: ResultToEvaluate): number =>
  result.type === 'finished' && result.place !== null ? result.place : UNPLACED;
const contentOf = (result: ResultToEvaluate): string =>
  `${result.type}/${nameKey(result.riderName)}/${result.number ?? ''}/${result.bike ?? ''}`;
export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
