import type { RaceClass, RaceEvent } from '../events/index.js';
import {
  type EligibleBikes,
  type PayoutStep,
  payoutStepsOf,
  type Program,
  rulesOn,
  startersFor,
  startersToPay,
} from '../program/index.js';
import { nameKey, type Instant, type LocalDate } from '../shared/index.js';
import type { Bike } from '../vin/index.js';
import { evaluateEvent } from './evaluate-event.js';
import type { ResultToEvaluate } from './result-to-evaluate.js';
import { isEligible } from './ridden-bike.js';
import type { Verdict } from './verdict.js';

type Motorcycle = Pick<Bike, 'year' | 'make' | 'model'>;
export interface KnownBike extends Motorcycle {
  readonly eligible: boolean;
}

export interface PreviewAsked {
  readonly event: RaceEvent;
  /** all classes of the event: the limit of its purse counts them together */
  readonly classes: readonly RaceClass[];
  /** ids of the classes to preview */
  readonly preview: ReadonlySet<string>;
  readonly bike: Motorcycle;
  readonly now: Instant;
}

export interface PreviewedClass {
  readonly raceClass: RaceClass;
  /** starters the class needs to pay anything */
  readonly minimumStarters: number;
  /** what it pays by its size, fewest riders first */
  readonly payoutSteps: readonly PayoutStep[];
  readonly places: readonly { readonly place: number; readonly amount: number; readonly verdict: Verdict }[];
}

const MOST_PLACES = 20;
const MOST_BIKES = 150;

/** Noon UTC of the event's last day, which is the same day in Los Angeles: results in time. */
const inTime = ({ startsOn, endsOn }: RaceEvent, now: Instant): Instant => {
  const last = endsOn ?? startsOn;
  return last === null ? now : `${last}T12:00:00.000Z`;
};

/**
 * What each payout place would pay an enrolled adult on the bike (VIN verified), or every reason why not: evaluated as
 * real results are (domain.md §4). Each place is its own rider on a motorcycle of their own; enough riders start, and
 * the results come in time. At most the first 20 places of a class.
 */
export const previewPayouts = (
  { event, classes, preview, bike, now }: PreviewAsked,
  program: Program,
): readonly PreviewedClass[] => {
  const usual = payoutStepsOf(rulesOn(program, event.startsOn));
  const asked = classes
    .filter((raceClass) => preview.has(raceClass.id))
    .map((raceClass) => ({ raceClass, places: raceClass.places.slice(0, MOST_PLACES) }));
  const results = asked.flatMap(({ raceClass, places }) =>
    places.map(({ place }): ResultToEvaluate => {
      const id = `${raceClass.id}/${place}`;
      return {
        id,
        classId: raceClass.id,
        place,
        type: 'finished',
        riderName: '',
        number: null,
        bike: null,
        riderId: id,
      };
    }),
  );
  const verdicts = evaluateEvent(
    {
      event,
      classes: classes.map((raceClass) => ({
        ...raceClass,
        entrants: Math.max(raceClass.entrants ?? 0, startersFor(raceClass.payoutSteps ?? usual, Infinity)),
        resultsReceivedAt: inTime(event, now),
      })),
      results,
      riders: new Map(
        results.map(({ id }) => [
          id,
          {
            id,
            fullName: '',
            familyName: '',
            hometown: null,
            state: null,
            amaNumber: null,
            email: '',
            login: 'verified',
            bornOn: null,
            parentalConsent: true,
            deactivated: false,
            factory: false,
            enrolment: null,
            bikes: [{ ...bike, id, vin: '', vinStatus: 'verified' }],
          },
        ]),
      ),
      now: inTime(event, now),
      keptBikes: new Map(),
      vins: new Map(),
      claimed: [],
    },
    program,
  );
  return asked.map(({ raceClass, places }) => ({
    raceClass,
    minimumStarters: startersToPay(raceClass.payoutSteps ?? usual),
    payoutSteps: raceClass.payoutSteps ?? usual,
    places: places.map(({ place, amount }) => {
      const verdict = verdicts.get(`${raceClass.id}/${place}`);
      if (!verdict) throw new Error('No verdict for a previewed place');
      return { place, amount, verdict };
    }),
  }));
};

const compact = (model: string): string => nameKey(model).replaceAll(' ', '');

const yearsOf = ({ fromYear, toYear }: EligibleBikes): readonly number[] =>
  fromYear === null || toYear === null ? [] : Array.from({ length: toYear - fromYear + 1 }, (_, at) => fromYear + at);

/**
 * The bikes of the brand that a visitor may choose from: those with a VIN pattern and those the program names, eligible
 * ones first, then newest. Eligible as of the day. At most 150.
 */
export const knownBikes = (
  patterns: readonly Pick<Bike, 'year' | 'model'>[],
  everySeason: Program,
  day: LocalDate,
): readonly KnownBike[] => {
  const program = rulesOn(everySeason, day);
  const [make = ''] = program.brandMakes;
  const named = program.eligibleBikes.flatMap((family) =>
    family.models.flatMap((model) => yearsOf(family).map((year) => ({ model, year }))),
  );
  const models = program.eligibleBikes.flatMap((eligibleBike) => eligibleBike.models.map(compact));
  // those that the program names come first, in its order
  const rank = ({ model }: Motorcycle): number =>
    (models.indexOf(compact(model)) + models.length + 1) % (models.length + 1);
  const byName = new Map<string, KnownBike>();
  for (const { model, year } of [...patterns, ...named]) {
    const key = `${compact(model)}/${year}`;
    if (!byName.has(key)) byName.set(key, knownBike({ make, model, year }, program));
  }
  return [...byName.values()]
    .sort((a, b) => Number(b.eligible) - Number(a.eligible) || b.year - a.year || rank(a) - rank(b) || byModel(a, b))
    .slice(0, MOST_BIKES);
};

const byModel = (a: Motorcycle, b: Motorcycle): number =>
  Number.parseInt(b.model, 10) - Number.parseInt(a.model, 10) || (a.model < b.model ? -1 : 1);

/** A bike with whether it may earn as of the program's settings. */
export const knownBike = ({ make, model, year }: Motorcycle, program: Program): KnownBike => ({
  make,
  model,
  year,
  eligible:
    program.brandMakes.some((brandMake) => nameKey(brandMake) === nameKey(make)) &&
    isEligible({ id: '', vin: '', vinStatus: 'verified', make, model, year }, program),
});

/**
 * Each class once, at the first of the events that has it: classes of the same name, kind of race and currency are one.
 * Classes without payouts are left out. Ids by event, in the order of the events.
 */
export const firstOfEachClass = (
  events: readonly {
    readonly event: RaceEvent & { readonly type: string };
    readonly classes: readonly RaceClass[];
  }[],
  most: number,
): ReadonlyMap<string, ReadonlySet<string>> => {
  const seen = new Set<string>();
  const found = new Map<string, Set<string>>();
  for (const { event, classes } of events)
    for (const raceClass of classes) {
      const key = `${nameKey(raceClass.name)}/${nameKey(event.type)}/${event.currency}`;
      if (raceClass.payoutType === 'noPayout' || raceClass.places.length === 0 || seen.has(key) || seen.size >= most)
        continue;
      seen.add(key);
      found.set(event.id, (found.get(event.id) ?? new Set()).add(raceClass.id));
    }
  return found;
};
