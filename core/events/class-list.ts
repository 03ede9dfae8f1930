import { areSteps, type PayoutStep } from '../program/index.js';
import { nameKey } from '../shared/index.js';
import { type Detail, type Ids, NotFound } from '../shared/index.js';
import type { PayoutPlace, PayoutType, RaceClass } from './event.js';
import { type ClassFault, ClassesNotValid } from './event-refusals.js';

export interface ClassAsked {
  /** null: the class of the same name, or a new one */
  readonly id: string | null;
  readonly name: string;
  readonly payoutType: PayoutType;
  readonly places: readonly PayoutPlace[];
  /** left out: the earlier number */
  readonly entrants?: number | null;
  /** null: as the program does; left out: the earlier ones */
  readonly payoutSteps?: readonly PayoutStep[] | null;
}

export const MOST_CLASSES = 200;
export const MOST_PLACES = 100;

/**
 * Builds an event's new class list. Existing classes keep their ids, so saving the same list changes nothing. Places
 * are sorted.
 * @throws NotFound ClassesNotValid
 */
export const classList = (
  eventId: string,
  stored: readonly RaceClass[],
  asked: readonly ClassAsked[],
  ids: Ids,
): readonly RaceClass[] => {
  if (asked.length > MOST_CLASSES) throw notValid('too-many', { limit: MOST_CLASSES });
  const byId = new Map(stored.map((raceClass) => [raceClass.id, raceClass]));
  const taken = new Set(asked.map((classAsked) => classAsked.id));
  const free = new Map(
    stored.filter((raceClass) => !taken.has(raceClass.id)).map((raceClass) => [nameKey(raceClass.name), raceClass]),
  );
  const list = asked.map((wanted): RaceClass => {
    const before = wanted.id === null ? free.get(nameKey(wanted.name)) : byId.get(wanted.id);
    if (wanted.id !== null && !before) throw new NotFound('class');
    return {
      id: before?.id ?? ids.next(),
      eventId,
      name: wanted.name.trim(),
      payoutType: wanted.payoutType,
      places: placesOf(wanted),
      entrants: wanted.entrants === undefined ? (before?.entrants ?? null) : wanted.entrants,
      ...stepsOf(wanted, before),
      resultsReceivedAt: before?.resultsReceivedAt ?? null,
    };
  });
  assertDistinct(list);
  return list;
};

const notValid = (why: ClassFault, detail: Detail = {}): ClassesNotValid => new ClassesNotValid({ why, ...detail });

const placesOf = ({ name, places }: ClassAsked): readonly PayoutPlace[] => {
  if (places.length > MOST_PLACES) throw notValid('too-many-places', { name, limit: MOST_PLACES });
  const seen = new Set<number>();
  for (const { place, amount } of places) {
    if (!Number.isSafeInteger(place) || place < 1 || place > MOST_PLACES)
      throw notValid('place', { name, place, limit: MOST_PLACES });
    if (seen.has(place)) throw notValid('same-place', { name, place });
    if (!Number.isSafeInteger(amount) || amount < 1) throw notValid('amount', { name, place });
    seen.add(place);
  }
  return places.map(({ place, amount }) => ({ place, amount })).toSorted((a, b) => a.place - b.place);
};

const stepsOf = (
  { name, payoutSteps: asked }: ClassAsked,
  before: RaceClass | undefined,
): Pick<RaceClass, 'payoutSteps'> => {
  const steps = asked === undefined ? before?.payoutSteps : asked;
  if (!steps) return {};
  if (!areSteps(steps)) throw notValid('steps', { name });
  return { payoutSteps: steps.map(({ riders, places }) => ({ riders, places })) };
};

/** Names must differ, because results files refer to classes by name. */
const assertDistinct = (list: readonly RaceClass[]): void => {
  const names = new Set<string>();
  const ids = new Set<string>();
  for (const { id, name } of list) {
    const key = nameKey(name);
    if (key === '') throw notValid('no-name');
    if (names.has(key) || ids.has(id)) throw notValid('same-name', { name });
    names.add(key);
    ids.add(id);
  }
};

/** Whether the class's results are now worth something else. */
export const paysOtherwise = (before: RaceClass, after: RaceClass): boolean =>
  JSON.stringify([before.payoutType, before.places, before.entrants, before.payoutSteps ?? null]) !==
  JSON.stringify([after.payoutType, after.places, after.entrants, after.payoutSteps ?? null]);
