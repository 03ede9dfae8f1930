import { eventPurse, type RaceClass, type RaceEvent } from '../events/index.js';
import { payoutStepsOf, placesPaid, type Program, rulesOn, startersFor, startersToPay } from '../program/index.js';
import type { RiderFacts } from '../riders/index.js';
import {
  addDays,
  ageOn,
  dateIn,
  type Detail,
  runSync,
  type Step,
  type Instant,
  type LocalDate,
} from '../shared/index.js';
import { checkKey, type HoldFacts } from './event-checks.js';
import { byPlace, compare, findDuplicates, worthOfResults } from './finishers.js';
import { holdBack, refusalOf, type ToHold } from './hold-back.js';
import { purseReasons } from './over-limit.js';
import { rideOf } from './ridden-bike.js';
import type { ResultToEvaluate } from './result-to-evaluate.js';
import { startersOf } from './starters.js';
import type { PlaceWorth } from './ties.js';
import type { Reason, ReasonCode, Verdict } from './verdict.js';

/** An accepted claim of a missing result, made in time. Its result counts as received when it was claimed. */
export interface ClaimedResult {
  readonly classId: string;
  readonly riderId: string;
  readonly at: Instant;
}

export interface EventToEvaluate {
  readonly event: RaceEvent;
  readonly classes: readonly RaceClass[];
  readonly results: readonly ResultToEvaluate[];
  /** by id, for every `riderId` of the results */
  readonly riders: ReadonlyMap<string, RiderFacts>;
  /** used as `resultsReceivedAt` for a class that has none yet */
  readonly now: Instant;
  /** by result: the bike it was paid for before; later changes to rider and bikes are not checked again */
  readonly keptBikes: ReadonlyMap<string, string>;
  /** by bike: VINs of those `keptBikes` that are missing in `riders` */
  readonly vins: ReadonlyMap<string, string>;
  readonly claimed: readonly ClaimedResult[];
  /** by result: the amount it earned before, minor units; lowered limits do not take it back */
  readonly keptAmounts?: ReadonlyMap<string, number>;
  /** decides which awards are held until a person has checked them; left out: none, as for hypothetical results */
  readonly checks?: HoldFacts;
}

interface Claim extends ToHold {
  readonly classId: string;
  readonly kept: boolean;
}

const NO_WORTH = { amount: 0, highest: 0 };
const reason = (code: ReasonCode, detail: Detail = {}): Reason => ({ code, detail });
/** The verdict of a result that earns nothing, with the motorcycle and amount it was paid for before. */
const nothingFor =
  ({ keptBikes, checks }: EventToEvaluate) =>
  ({ id, riderId }: ResultToEvaluate, ...reasons: readonly Reason[]): Verdict => {
    const stood = keptBikes.get(id);
    const stoodFor = checks?.earnedBefore.get(checkKey(id, riderId ?? ''));
    return stood === undefined
      ? { earns: null, reasons }
      : { earns: null, reasons, stood, ...(stoodFor === undefined ? {} : { stoodFor }) };
  };

/**
 * Evaluates all results of an event (domain.md §4): what each earns, or every reason why it does not, by the rules of
 * the event's season. Independent of the order of the rows.
 */
export const evaluateEvent = (asked: EventToEvaluate, everySeason: Program): ReadonlyMap<string, Verdict> =>
  runSync(evaluateInSteps(asked, everySeason));

/** The same as a generator that yields after each result, so that other requests can run in between. */
export const evaluateInSteps = function* (
  asked: EventToEvaluate,
  everySeason: Program,
): Generator<Step, ReadonlyMap<string, Verdict>> {
  const program = rulesOn(everySeason, asked.event.startsOn);
  const starters = startersOf(asked.classes, asked.results);
  const eventTotal = eventPurse(asked.classes);
  const classes = new Map(
    asked.classes.map((raceClass) => [
      raceClass.id,
      evaluateClass(raceClass, starters.get(raceClass.id) ?? 0, eventTotal, asked, program),
    ]),
  );
  const ofThisEvent = ofEvent(asked, program);
  const duplicates = findDuplicates(asked.results);
  yield 'pause';
  const limited = asked.classes.some(({ id }) => classes.get(id)?.isLimited);
  const whole = worthOfResults(asked, duplicates, program);
  yield 'pause';
  const paid = asked.classes.map((own) => ({ ...own, places: classes.get(own.id)?.places ?? own.places }));
  const worth = limited ? worthOfResults({ ...asked, classes: paid }, duplicates, program) : whole;
  const inTime = new Set(
    asked.claimed.flatMap((claim) =>
      lateness(claim.at, asked.event, program).length === 0 ? [`${claim.classId}/${claim.riderId}`] : [],
    ),
  );
  const verdicts = new Map<string, Verdict>();
  const claims: Claim[] = [];
  const nothing = nothingFor(asked);
  const refusal = asked.checks
    ? refusalOf(asked.checks, asked.event.currency, dateIn(asked.now, program.timeZone), program)
    : () => null;

  for (const result of asked.results) {
    yield;
    const inClass = classes.get(result.classId);
    if (!inClass) throw new Error(`Result ${result.id} stands in no class of the event`);
    const stood = asked.keptBikes.get(result.id);
    const { amount, highest } = worth.get(result.id) ?? NO_WORTH;
    const kept = amount > 0 && (asked.keptAmounts?.get(result.id) ?? 0) >= amount;
    const ridden = stood === undefined ? riddenBy(result, asked, program) : { bikeId: stood, reasons: [] };
    const reasons = [
      ...ofThisEvent,
      ...inClass.reasons,
      ...(inTime.has(`${result.classId}/${result.riderId}`) ? [] : inClass.late),
      ...ofResult(result, inClass, duplicates.has(result.id), worth.get(result.id), whole.get(result.id)),
      ...(kept ? [] : inClass.overLimit(highest)),
      ...ridden.reasons,
    ];
    if (reasons.length > 0 || ridden.bikeId === null) {
      verdicts.set(result.id, nothing(result, ...reasons));
      continue;
    }
    const claim: Claim = {
      result,
      classId: result.classId,
      amount,
      type: inClass.payoutType === 'cash' ? 'cash' : 'credit',
      bikeId: ridden.bikeId,
      kept,
    };
    const refused = refusal(claim);
    if (refused) verdicts.set(result.id, nothing(result, refused));
    else claims.push(claim);
  }
  const limitedClaims = limitByMotorcycle(claims, motorcycleOf(asked), program.classesPerBikePerEvent);
  yield 'pause';
  const earning: Claim[] = [];
  for (const [claim, withinLimit] of limitedClaims)
    if (withinLimit) earning.push(claim);
    else
      verdicts.set(
        claim.result.id,
        nothing(claim.result, reason('BIKE_CLASS_LIMIT', { limit: program.classesPerBikePerEvent })),
      );
  const decided = asked.checks ? yield* holdBack(earning, asked, asked.checks, program) : new Map<string, Verdict>();
  for (const { result, amount, type, bikeId } of earning)
    verdicts.set(result.id, decided.get(result.id) ?? { earns: { amount, type, bikeId }, reasons: [] });
  for (const [id, { tie }] of worth) {
    const verdict = tie && verdicts.get(id);
    if (verdict) verdicts.set(id, { ...verdict, tie });
  }
  return verdicts;
};

const ofEvent = ({ event, now }: EventToEvaluate, { timeZone }: Program): readonly Reason[] => [
  ...(event.canceled ? [reason('EVENT_CANCELED')] : []),
  ...(isRun(event, dateIn(now, timeZone)) ? [] : [reason('EVENT_NOT_RUN', { startsOn: event.startsOn })]),
  ...(event.paying ? [] : [reason('EVENT_NOT_PAYING')]),
];

/** Whether the event has begun by that day; one without a date is not judged by it. */
export const isRun = ({ startsOn }: Pick<RaceEvent, 'startsOn'>, today: LocalDate): boolean =>
  startsOn === null || startsOn <= today;

/** The facts of a class that apply to each of its results. */
interface EvaluatedClass {
  readonly payoutType: RaceClass['payoutType'];
  /** what it would pay if enough riders started */
  readonly all: RaceClass['places'];
  /** what it pays with those who started; where it pays nothing because of its size, all */
  readonly places: RaceClass['places'];
  readonly isLimited: boolean;
  readonly started: number;
  readonly startersFor: (place: number) => number;
  readonly reasons: readonly Reason[];
  readonly late: readonly Reason[];
  /** by the highest amount of a place that a result occupies */
  readonly overLimit: (amount: number) => readonly Reason[];
}

const evaluateClass = (
  inClass: RaceClass,
  started: number,
  eventTotal: number,
  asked: EventToEvaluate,
  program: Program,
): EvaluatedClass => {
  const steps = inClass.payoutSteps ?? payoutStepsOf(program);
  // a class that pays nothing is not said to pay fewer
  const most = placesPaid(steps, started) || null;
  const places = most === null ? inClass.places : inClass.places.filter((place) => place.place <= most);
  return {
    payoutType: inClass.payoutType,
    all: inClass.places,
    places,
    isLimited: places.length < inClass.places.length,
    started,
    startersFor: (place) => startersFor(steps, place),
    reasons: ofClass(inClass, started, startersToPay(steps)),
    late: lateness(inClass.resultsReceivedAt ?? asked.now, asked.event, program),
    overLimit:
      inClass.payoutType === 'noPayout'
        ? () => []
        : purseReasons(inClass, eventTotal, program.limits, asked.event.currency),
  };
};

const ofClass = (inClass: RaceClass, started: number, minimum: number): readonly Reason[] => {
  const reasons: Reason[] = [];
  if (inClass.payoutType === 'noPayout' || inClass.places.length === 0) reasons.push(reason('CLASS_NO_PAYOUT'));
  if (started < minimum) reasons.push(reason('CLASS_TOO_SMALL', { started, minimum }));
  return reasons;
};

const lateness = (
  receivedAt: Instant,
  { endsOn, lateResultsAccepted }: RaceEvent,
  { timeZone, resultWindowDays: days }: Program,
): readonly Reason[] => {
  const received = dateIn(receivedAt, timeZone);
  return endsOn !== null && !lateResultsAccepted && received > addDays(endsOn, days)
    ? [reason('LATE_RESULTS', { received, days })]
    : [];
};

const ofResult = (
  result: ResultToEvaluate,
  { payoutType, all, places, started, startersFor: needs }: EvaluatedClass,
  duplicate: boolean,
  worth: PlaceWorth | undefined,
  whole: PlaceWorth | undefined,
): readonly Reason[] => {
  if (duplicate) return [reason('DUPLICATE_RESULT')];
  if (!worth) return [reason('NOT_FINISHED', { type: result.type })];
  const place = worth.tie?.first ?? result.place;
  if (payoutType === 'noPayout' || worth.amount > 0) return [];
  if (!whole || whole.amount === 0) return [reason('PLACE_NOT_PAID', { place, places: all.length })];
  const first = all.find((payoutPlace) => payoutPlace.place >= (place ?? 0))?.place ?? 0;
  return [reason('CLASS_PAYS_FEWER', { place, started, places: places.length, needed: needs(first) })];
};

/** Finds the bike a rider's result can earn with, or the reasons against it. */
const riddenBy = (
  result: ResultToEvaluate,
  { event, riders }: EventToEvaluate,
  program: Program,
): { readonly bikeId: string | null; readonly reasons: readonly Reason[] } => {
  const rider = result.riderId === null ? undefined : riders.get(result.riderId);
  if (!rider) return { bikeId: null, reasons: [reason('RIDER_UNKNOWN', { name: result.riderName })] };
  const ride = rideOf(result.bike, rider.bikes, program);
  const reasons = ofRider(rider, event, program);
  return 'reason' in ride ? { bikeId: null, reasons: [...reasons, ride.reason] } : { bikeId: ride.bike.id, reasons };
};

const ofRider = (rider: RiderFacts, event: RaceEvent, program: Program): readonly Reason[] => {
  const reasons: Reason[] = [];
  if (rider.deactivated) reasons.push(reason('RIDER_DEACTIVATED'));
  if (rider.factory) reasons.push(reason('RIDER_FACTORY'));
  // the first day: whoever comes of age during the event raced under age
  const raceDay = event.startsOn ?? event.endsOn;
  const adult = rider.bornOn !== null && raceDay !== null && ageOn(rider.bornOn, raceDay) >= program.adultAge;
  if (!adult && !rider.parentalConsent) reasons.push(reason('CONSENT_MISSING', { adultAge: program.adultAge }));
  return reasons;
};

/** The VIN of a bike, whoever owns it; for a hypothetical bike, its id. */
const motorcycleOf = ({ riders, vins }: EventToEvaluate): ((bikeId: string) => string) => {
  const known = new Map([
    ...vins,
    ...[...riders.values()].flatMap((rider) => rider.bikes.map(({ id, vin }) => [id, vin] as const)),
  ]);
  return (bikeId) => known.get(bikeId) || bikeId;
};

/** A motorcycle earns in at most `limit` classes of an event: those that pay most (requirements §9). */
const limitByMotorcycle = (
  claims: readonly Claim[],
  motorcycle: (bikeId: string) => string,
  limit: number,
): readonly (readonly [Claim, boolean])[] => {
  const byMotorcycle = new Map<string, Claim[]>();
  for (const claim of claims) {
    const key = motorcycle(claim.bikeId);
    byMotorcycle.set(key, [...(byMotorcycle.get(key) ?? []), claim]);
  }
  return [...byMotorcycle.values()].flatMap((all) =>
    all
      .toSorted(
        (a, b) => b.amount - a.amount || compare(a.result.classId, b.result.classId) || byPlace(a.result, b.result),
      )
      .map((claim, at) => [claim, at < limit] as const),
  );
};
