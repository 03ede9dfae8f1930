import { eventPurse, type RaceClass, type RaceEvent } from '../events/index.js';
import { type Program, rulesOn } from '../program/index.js';
import { nameKey, type RiderFacts } from '../riders/index.js';
import { addDays, ageOn, dateIn, type Detail, runSync, type Instant } from '../shared/index.js';
import { checkKey, type HoldFacts } from './event-checks.js';
import { holdBack, refusalOf, type ToHold } from './hold-back.js';
import { exceedingLimits, purseReasons } from './over-limit.js';
import { rideOf } from './ridden-bike.js';
import type { ResultToEvaluate } from './result-to-evaluate.js';
import { startersOf } from './starters.js';
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
): Generator<void, ReadonlyMap<string, Verdict>> {
  const program = rulesOn(everySeason, asked.event.startsOn);
  const starters = startersOf(asked.classes, asked.results);
  const eventTotal = eventPurse(asked.classes);
  const classes = new Map(
    asked.classes.map((raceClass) => [
      raceClass.id,
      evaluateClass(raceClass, starters.get(raceClass.id) ?? 0, eventTotal, asked, program),
    ]),
  );
  const ofThisEvent = ofEvent(asked.event);
  const duplicates = findDuplicates(asked.results);
  const inTime = new Set(
    asked.claimed.flatMap((claim) =>
      lateness(claim.at, asked.event, program).length === 0 ? [`${claim.classId}/${claim.riderId}`] : [],
    ),
  );
  const verdicts = new Map<string, Verdict>();
  const claims: Claim[] = [];
  const nothing = nothingFor(asked);
  const refusal = asked.checks ? refusalOf(asked.checks, asked.event.currency) : () => null;

  for (const result of asked.results) {
    yield;
    const inClass = classes.get(result.classId);
    if (!inClass) throw new Error(`Result ${result.id} stands in no class of the event`);
    const stood = asked.keptBikes.get(result.id);
    const amount = worthOf(result, inClass);
    const kept = amount > 0 && (asked.keptAmounts?.get(result.id) ?? 0) >= amount;
    const ridden = stood === undefined ? riddenBy(result, asked, program) : { bikeId: stood, reasons: [] };
    const reasons = [
      ...ofThisEvent,
      ...inClass.reasons,
      ...(inTime.has(`${result.classId}/${result.riderId}`) ? [] : inClass.late),
      ...ofResult(result, inClass, duplicates.has(result.id)),
      ...(kept ? [] : inClass.overLimit(amount)),
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
  const paid: Claim[] = [];
  for (const [claim, withinLimit] of limitByMotorcycle(claims, motorcycleOf(asked), program.classesPerBikePerEvent))
    if (withinLimit) paid.push(claim);
    else
      verdicts.set(
        claim.result.id,
        nothing(claim.result, reason('BIKE_CLASS_LIMIT', { limit: program.classesPerBikePerEvent })),
      );
  const exceeding = exceedingLimits(paid, program.limits, asked.event.currency);
  const earning: Claim[] = [];
  for (const claim of paid) {
    const why = exceeding.get(claim);
    if (why) verdicts.set(claim.result.id, nothing(claim.result, why));
    else earning.push(claim);
  }
  const decided = asked.checks ? holdBack(earning, asked, asked.checks, program) : new Map<string, Verdict>();
  for (const { result, amount, type, bikeId } of earning)
    verdicts.set(result.id, decided.get(result.id) ?? { earns: { amount, type, bikeId }, reasons: [] });
  return verdicts;
};

const ofEvent = (event: RaceEvent): readonly Reason[] => [
  ...(event.canceled ? [reason('EVENT_CANCELED')] : []),
  ...(event.paying ? [] : [reason('EVENT_NOT_PAYING')]),
];

/** The facts of a class that apply to each of its results. */
interface EvaluatedClass {
  readonly payoutType: RaceClass['payoutType'];
  /** by place, in minor units */
  readonly amounts: ReadonlyMap<number, number>;
  readonly reasons: readonly Reason[];
  readonly late: readonly Reason[];
  readonly overLimit: (amount: number) => readonly Reason[];
}

const evaluateClass = (
  inClass: RaceClass,
  started: number,
  eventTotal: number,
  asked: EventToEvaluate,
  program: Program,
): EvaluatedClass => ({
  payoutType: inClass.payoutType,
  amounts: new Map(inClass.places.map((it) => [it.place, it.amount])),
  reasons: ofClass(inClass, started, program),
  late: lateness(inClass.resultsReceivedAt ?? asked.now, asked.event, program),
  overLimit:
    inClass.payoutType === 'noPayout'
      ? () => []
      : purseReasons(inClass, eventTotal, program.limits, asked.event.currency),
});

const ofClass = (inClass: RaceClass, started: number, program: Program): readonly Reason[] => {
  const reasons: Reason[] = [];
  if (inClass.payoutType === 'noPayout' || inClass.places.length === 0) reasons.push(reason('CLASS_NO_PAYOUT'));
  if (started < program.minimumRidersPerClass)
    reasons.push(reason('CLASS_TOO_SMALL', { started, minimum: program.minimumRidersPerClass }));
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

const ofResult = (result: ResultToEvaluate, inClass: EvaluatedClass, duplicate: boolean): readonly Reason[] => {
  if (duplicate) return [reason('DUPLICATE_RESULT')];
  if (result.type !== 'finished' || result.place === null) return [reason('NOT_FINISHED', { type: result.type })];
  const paid = inClass.payoutType === 'noPayout' || worthOf(result, inClass) > 0;
  return paid ? [] : [reason('PLACE_NOT_PAID', { place: result.place, places: inClass.amounts.size })];
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
  const raceDay = event.endsOn ?? event.startsOn;
  const adult = rider.bornOn !== null && raceDay !== null && ageOn(rider.bornOn, raceDay) >= program.adultAge;
  if (!adult && !rider.parentalConsent) reasons.push(reason('CONSENT_MISSING', { adultAge: program.adultAge }));
  return reasons;
};

const worthOf = (result: ResultToEvaluate, inClass: EvaluatedClass): number =>
  inClass.amounts.get(result.place ?? 0) ?? 0;

/** A rider earns once per class, with the best place. */
const findDuplicates = (results: readonly ResultToEvaluate[]): ReadonlySet<string> => {
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

/** Orders by content alone, so that row order and ids never affect the outcome. */
const byPlace = (a: ResultToEvaluate, b: ResultToEvaluate): number =>
  placeOf(a) - placeOf(b) || compare(contentOf(a), contentOf(b)) || compare(a.id, b.id);
const UNPLACED = 1_000_000;
const placeOf = (it: ResultToEvaluate): number => (it.type === 'finished' && it.place !== null ? it.place : UNPLACED);
const contentOf = (result: ResultToEvaluate): string =>
  `${result.type}/${nameKey(result.riderName)}/${result.number ?? ''}/${result.bike ?? ''}`;
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The VIN of a bike, whoever owns it; for a hypothetical bike, its id. */
const motorcycleOf = ({ riders, vins }: EventToEvaluate): ((bikeId: string) => string) => {
  const known = new Map([
    ...vins,
    ...[...riders.values()].flatMap((it) => it.bikes.map(({ id, vin }) => [id, vin] as const)),
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
  for (const it of claims) {
    const key = motorcycle(it.bikeId);
    byMotorcycle.set(key, [...(byMotorcycle.get(key) ?? []), it]);
  }
  return [...byMotorcycle.values()].flatMap((all) =>
    all
      .toSorted(
        (a, b) => b.amount - a.amount || compare(a.result.classId, b.result.classId) || byPlace(a.result, b.result),
      )
      .map((claim, at) => [claim, at < limit] as const),
  );
};
