import type { RaceClass, RaceEvent } from '../events/index.js';
import type { Program } from '../program/index.js';
import { isAgainstName, nameKey, type RiderFacts } from '../riders/index.js';
import { addDays, dateIn, type Instant, type LocalDate } from '../shared/index.js';
import { type Bike, runAmong } from '../vin/index.js';
import type { EventChecks, PromoterContact, Signal } from './event-checks.js';
import type { ResultToEvaluate } from './result-to-evaluate.js';
import { sameRaces } from './same-races.js';
import { unusualSizes } from './unusual-sizes.js';

export interface SignalsAsked {
  readonly event: RaceEvent;
  readonly classes: readonly RaceClass[];
  readonly results: readonly ResultToEvaluate[];
  /** by id */
  readonly riders: ReadonlyMap<string, RiderFacts>;
  /** used as the day of arrival of a class that has no results yet */
  readonly now: Instant;
}

/** A result that would earn. */
export interface EarningResult {
  readonly result: ResultToEvaluate;
  readonly bikeId: string;
}

const digitsOf = (phone: string | null): string => (phone ?? '').replaceAll(/\D/g, '').slice(-10);
/** shorter numbers are taken for extensions or mistakes */
const SHORTEST_PHONE = 7;

const isSame = (a: string | null, b: string | null): boolean => {
  const key = nameKey(a ?? '');
  return key !== '' && key === nameKey(b ?? '');
};

/** Whether the rider has the name, e-mail, phone or address of the event's promoter. */
const isPromoter = (rider: RiderFacts, promoter: PromoterContact): boolean => {
  const phone = digitsOf(rider.enrolment?.phone ?? null);
  return (
    promoter.names.some((name) => isSame(name, rider.fullName)) ||
    promoter.email.toLowerCase() === rider.email.toLowerCase() ||
    (phone.length >= SHORTEST_PHONE && phone === digitsOf(promoter.phone)) ||
    isSame(rider.enrolment?.address ?? null, promoter.address)
  );
};

/**
 * The signals of each result that would earn, in the order of `SIGNALS` (domain.md §13). A signal is no proof; it only
 * says what a person should look at. `isOfCrowd`: whether the rider is one of many new ones of a network.
 */
export const signalsOf = (
  { event, classes, results, riders, now }: SignalsAsked,
  checks: EventChecks,
  isOfCrowd: (riderId: string) => boolean,
  program: Program,
): ((result: EarningResult) => readonly Signal[]) => {
  const lastDay = event.endsOn ?? event.startsOn;
  const isAfter = (at: Instant | null | undefined): boolean =>
    lastDay !== null && typeof at === 'string' && dateIn(at, program.timeZone) > lastDay;
  const sameWinners = new Set(sameRaces(classes, results, checks.otherPodiums).map((sameRace) => sameRace.classId));
  const byMaker = new Set(
    [...checks.enteredBy].flatMap(([classId, logins]) =>
      [...logins].some((login) => checks.makers.has(login)) ? [classId] : [],
    ),
  );
  const raisedOn: LocalDate | null =
    checks.purseRaisedAt === null ? null : dateIn(checks.purseRaisedAt, program.timeZone);
  const raised = new Set(
    classes.flatMap(({ id, resultsReceivedAt }) => {
      const received = dateIn(resultsReceivedAt ?? now, program.timeZone);
      return raisedOn !== null && raisedOn >= addDays(received, -program.checks.purseRaisedDays) ? [id] : [];
    }),
  );
  const { arrivals = [], earlierClasses = [] } = checks;
  const sizes = new Set(
    unusualSizes(classes, results, earlierClasses, program).map((unusualSize) => unusualSize.classId),
  );
  const arrivalOf = new Map(arrivals.map((arrival) => [arrival.bikeId, arrival]));
  /** an administrator who verified the motorcycle has looked at it already */
  const isInRun = (bike: Bike | undefined): boolean => {
    const arrival = bike && bike.byHand !== true ? arrivalOf.get(bike.id) : undefined;
    return arrival !== undefined && runAmong(arrival, arrivals, program).length > 0;
  };
  return ({ result: { classId, riderId, riderName, place }, bikeId }) => {
    const rider = riders.get(riderId ?? '');
    if (!rider) return [];
    const bike = rider.bikes.find((candidate) => candidate.id === bikeId);
    const found: readonly (readonly [Signal, boolean])[] = [
      ['ENROLLED_AFTER_RACE', isAfter(rider.enrolment?.at)],
      ['VIN_AFTER_RACE', isAfter(bike?.verifiedAt)],
      ['FIRST_START_FIRST_PLACE', event.seriesId !== null && place === 1 && !checks.startedBefore.has(rider.id)],
      ['PROMOTER_THEMSELVES', checks.promoter !== null && isPromoter(rider, checks.promoter)],
      ['PURSE_RAISED', raised.has(classId)],
      ['SAME_WINNERS', sameWinners.has(classId)],
      ['ENTERED_BY_MAKER', byMaker.has(classId)],
      ['VIN_RUN', isInRun(bike)],
      ['MANY_OF_NETWORK', isOfCrowd(rider.id)],
      ['CLASS_SIZE', sizes.has(classId)],
      ['OTHER_NAME', isAgainstName(riderName, rider)],
      // who also made the event is told as such
      ['ENTERED_BY_ADMIN', checks.byAdmins?.ownIds.has(classId) === true && !byMaker.has(classId)],
    ];
    return found.flatMap(([signal, applies]) => (applies ? [signal] : []));
  };
};
