import type { RaceClass } from '../events/index.js';
import { nameKey } from '../shared/index.js';
import type { OtherPodium, PodiumRider } from './event-checks.js';
import type { ResultToEvaluate } from './result-to-evaluate.js';

/** A class that looks like a race of another event on the same days (domain.md §4). */
export interface SameRace {
  readonly classId: string;
  readonly name: string;
  readonly other: OtherPodium['event'];
}

/** A class of one event is that of another when their names are equal without case, accents, signs and spaces. */
export const classKey = (name: string): string => nameKey(name).replaceAll(' ', '') || name;

const PODIUM = 3;
/** one equal winner says nothing */
const FEWEST = 2;

const isSameRider = (a: PodiumRider | undefined, b: PodiumRider | undefined): boolean => {
  if (a === undefined || b === undefined) return false;
  const [one, two] = [nameKey(a.riderName), nameKey(b.riderName)];
  return (a.riderId !== null && a.riderId === b.riderId) || (one !== '' && one === two);
};

/** The finishers in the first places, by place; null when they are too few to tell races apart. */
const podiumOf = (riders: readonly PodiumRider[]): readonly PodiumRider[] | null => {
  const first = riders
    .filter((rider) => rider.place <= PODIUM)
    .toSorted((a, b) => a.place - b.place || (nameKey(a.riderName) < nameKey(b.riderName) ? -1 : 1));
  return first.length < FEWEST ? null : first;
};

/** Whether as many finishers are in the first three places, and they are the same; those who are tied in any order. */
const isSamePodium = (a: readonly PodiumRider[], b: readonly PodiumRider[]): boolean =>
  a.length === b.length &&
  a.every((rider) => b.some((other) => rider.place === other.place && isSameRider(rider, other)));

/** Classes whose first riders are those of a class of the same name at another event. */
export const sameRaces = (
  classes: readonly Pick<RaceClass, 'id' | 'name'>[],
  results: readonly ResultToEvaluate[],
  others: readonly OtherPodium[],
): readonly SameRace[] => {
  if (others.length === 0) return [];
  const placed = new Map<string, PodiumRider[]>();
  for (const { classId, place, type, riderId, riderName } of results)
    if (type === 'finished' && place !== null && place <= PODIUM)
      placed.set(classId, [...(placed.get(classId) ?? []), { place, riderId, riderName }]);
  return classes.flatMap(({ id, name }) => {
    const podium = podiumOf(placed.get(id) ?? []);
    return others.flatMap(({ className, riders, event }) => {
      const theirs = podium !== null && classKey(className) === classKey(name) ? podiumOf(riders) : null;
      return podium && theirs && isSamePodium(podium, theirs) ? [{ classId: id, name, other: event }] : [];
    });
  });
};
