import type { Currency, EventClass, EventDetail, Money, PayoutStep, Request, saveClasses } from '@rrr/contract';
import type { MoneyValue } from '../../form/parse-money.js';
import type { NumberValue } from '../../form/NumberInput.js';

export type PayoutType = EventClass['payoutType'];
export interface PlaceDraft {
  place: number;
  amount: MoneyValue;
}
/** From so many starters on, the first places are paid; what the last one says of places does not count: all are. */
export interface StepDraft {
  riders: NumberValue;
  places: NumberValue;
}
/** A class as it is being written. */
export interface ClassDraft {
  /** its own within the page */
  key: string;
  /** null: not stored yet */
  id: string | null;
  name: string;
  payoutType: PayoutType;
  places: readonly PlaceDraft[];
  entrants: NumberValue;
  /** null: as the program does */
  steps: readonly StepDraft[] | null;
  /** it has results, so it cannot be removed */
  raced: boolean;
}
export type ClassProblem = 'noName' | 'sameName' | 'amount' | 'entrants' | 'steps';

type WrittenClass = Pick<EventClass, '_id' | 'name' | 'payoutType' | 'payoutPlaces' | 'entrants' | 'payoutSteps'>;

const draftOf = (
  { _id, name, payoutType, payoutPlaces, entrants, payoutSteps }: WrittenClass,
  raced: boolean,
): ClassDraft => ({
  key: _id,
  id: _id,
  name,
  payoutType,
  places: payoutPlaces.map(({ place, amount }) => ({ place, amount: amount.amount })),
  entrants,
  steps: payoutSteps ? payoutSteps.map(({ riders, places }) => ({ riders, places })) : null,
  raced,
});

export const newClass = (key: string): ClassDraft => ({
  key,
  id: null,
  name: '',
  payoutType: 'dealerCredit',
  places: [{ place: 1, amount: null }],
  entrants: null,
  steps: null,
  raced: false,
});

const nameKey = (name: string): string => name.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** The first thing that is wrong with a class, told before anything is sent. */
export const problemOfClass = (
  { key, name, places, entrants, steps }: ClassDraft,
  all: readonly ClassDraft[],
): ClassProblem | undefined => {
  if (nameKey(name) === '') return 'noName';
  if (all.some((other) => other.key !== key && nameKey(other.name) === nameKey(name))) return 'sameName';
  if (places.some(({ amount }) => typeof amount !== 'number' || amount < 1)) return 'amount';
  if (entrants !== null && (entrants === 'invalid' || entrants < 1 || entrants > 10_000)) return 'entrants';
  if (steps && !areSteps(steps)) return 'steps';
  return undefined;
};

const isWhole = (value: NumberValue, from: number, to: number): value is number =>
  typeof value === 'number' && value >= from && value <= to;

/** Whether each step asks for more riders than the one before, and pays more places; the last one pays all. */
const areSteps = (steps: readonly StepDraft[]): boolean =>
  steps.every(({ riders, places }, at) => {
    const before = steps[at - 1];
    const last = at === steps.length - 1;
    return (
      isWhole(riders, (typeof before?.riders === 'number' ? before.riders : 0) + 1, 1_000) &&
      (last || isWhole(places, (typeof before?.places === 'number' ? before.places : 0) + 1, 100))
    );
  });

/** The steps as they would be stored; those that are not whole numbers yet are left out. */
export const stepsOf = (steps: readonly StepDraft[]): PayoutStep[] =>
  steps.flatMap(({ riders, places }, at): PayoutStep[] => {
    if (typeof riders !== 'number') return [];
    if (at === steps.length - 1) return [{ riders, places: null }];
    return typeof places === 'number' ? [{ riders, places }] : [];
  });

/** The most steps of a class. */
export const MOST_STEPS = 10;

/** A step before the last one, which pays all places. */
export const withStep = (steps: readonly StepDraft[]): readonly StepDraft[] => {
  const last = steps.at(-1) ?? { riders: null, places: null };
  return [...steps.slice(0, -1), { riders: null, places: null }, last];
};

/** What all classes post together, as far as it is written. */
export const posted = (classes: readonly ClassDraft[], currency: Currency): Money => ({
  currency,
  amount: classes
    .flatMap(({ places }) => places)
    .reduce((sum, { amount }) => sum + (typeof amount === 'number' ? amount : 0), 0),
});

/** The place after the last one. */
export const withPlace = (places: readonly PlaceDraft[]): readonly PlaceDraft[] => [
  ...places,
  { place: Math.max(0, ...places.map(({ place }) => place)) + 1, amount: null },
];

type Asked = Request<typeof saveClasses>['body']['classes'];

/** The classes as the API is sent them. */
export const classesToSend = (classes: readonly ClassDraft[], currency: Currency): Asked =>
  classes.map(({ id, name, payoutType, places, entrants, steps }) => ({
    _id: id,
    name: name.trim(),
    payoutType,
    payoutPlaces: places.map(({ place, amount }) => ({
      place,
      amount: { amount: typeof amount === 'number' ? amount : 0, currency },
    })),
    entrants: typeof entrants === 'number' ? entrants : null,
    payoutSteps: steps && stepsOf(steps),
  }));

/** What a class says, to tell two versions of it apart. */
const sayingOf = ({ name, payoutType, places, entrants, steps }: ClassDraft): string =>
  JSON.stringify([name.trim(), payoutType, places, entrants, steps]);

/** Whether two lists of classes say the same. */
export const isSame = (one: readonly ClassDraft[], other: readonly ClassDraft[]): boolean =>
  one.length === other.length &&
  one.every((draft, at) => draft.id === other[at]?.id && sayingOf(draft) === sayingOf(other[at]));

/** Classes that stand otherwise in mine than in theirs, each with both versions; undefined where it is missing. */
export const differences = (
  mine: readonly ClassDraft[],
  theirs: readonly ClassDraft[],
): readonly { key: string; mine: ClassDraft | undefined; theirs: ClassDraft | undefined }[] => {
  const same = (one: ClassDraft, other: ClassDraft) =>
    one.id === null || other.id === null ? nameKey(one.name) === nameKey(other.name) : one.id === other.id;
  const both = mine.map((draft) => ({
    key: draft.key,
    mine: draft,
    theirs: theirs.find((other) => same(draft, other)),
  }));
  const added = theirs.filter((other) => !mine.some((draft) => same(draft, other)));
  return [
    ...both.filter((item) => !item.theirs || sayingOf(item.mine) !== sayingOf(item.theirs)),
    ...added.map((draft) => ({ key: draft.key, mine: undefined, theirs: draft })),
  ];
};

/**
 * Mine over the event as it is now: a class that is gone is added anew, and one that got results stays. Where what such
 * a class pays is fixed, only its name is mine.
 */
export const mineOver = (
  mine: readonly ClassDraft[],
  theirs: readonly ClassDraft[],
  paysFixed: boolean,
): readonly ClassDraft[] => {
  const now = new Map(theirs.map((draft) => [draft.id, draft]));
  const kept = mine.map((draft) => {
    const stored = now.get(draft.id);
    if (!stored) return { ...draft, id: null, raced: false };
    return stored.raced && paysFixed ? { ...stored, name: draft.name } : { ...draft, raced: stored.raced };
  });
  const needed = theirs.filter((draft) => draft.raced && !mine.some(({ id }) => id === draft.id));
  return [...kept, ...needed];
};

/** The classes to edit: as they are, or as its promoter asked for them in a proposal that waits. */
export const draftsOf = ({ classes, proposal }: EventDetail, proposes: boolean): readonly ClassDraft[] => {
  const raced = new Set(
    classes
      .filter((raceClass) => raceClass.resultsReceivedAt !== null || raceClass.results.length > 0)
      .map(({ _id }) => _id),
  );
  const asked = proposes ? proposal?.purse?.after.classes : undefined;
  return (asked ?? classes).map((raceClass) => draftOf(raceClass, raced.has(raceClass._id)));
};
