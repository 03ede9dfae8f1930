import type { Actor } from '../access/index.js';
import type { PayoutPlace, PayoutType, RaceClass, RaceEvent } from '../events/index.js';
import { payoutStepsOf, rulesOn, startersFor } from '../program/index.js';
import type { RiderFacts } from '../riders/index.js';
import {
  currencyOf,
  type Instant,
  type LocalDate,
  type Money,
  NotFound,
  type PortsOf,
  type Stores,
} from '../shared/index.js';
import type { Bike } from '../vin/index.js';
import { evaluateEvent } from './evaluate-event.js';
import type { ResultToEvaluate } from './result-to-evaluate.js';
import { bikeOfVerdict, type Verdict } from './verdict.js';

/** An event that does not exist; it is paying. */
export interface HypotheticalEvent {
  readonly startsOn: LocalDate | null;
  readonly endsOn: LocalDate | null;
  readonly country: string;
}

/** A rider who does not exist. */
export interface HypotheticalRider extends Pick<RiderFacts, 'bornOn' | 'parentalConsent' | 'deactivated' | 'factory'> {
  readonly bikes: readonly Pick<Bike, 'year' | 'make' | 'model' | 'vinStatus'>[];
}

export interface SimulateResult {
  readonly actor: Actor;
  /** event id, or a hypothetical event */
  readonly event: string | HypotheticalEvent;
  /** class id, or a hypothetical class */
  readonly inClass: string | { readonly payoutType: PayoutType; readonly places: readonly PayoutPlace[] };
  readonly place: number | null;
  readonly type: ResultToEvaluate['type'];
  /** number of starters; null: those of the class plus this result */
  readonly starters: number | null;
  /** rider id, a hypothetical rider, or null for a name that matches nobody */
  readonly rider: string | HypotheticalRider | null;
  /** the bike as written in the results */
  readonly bike: string | null;
  /**
   * amounts the same motorcycle wins in other classes of the event, one per class, in minor units of the event's
   * currency
   */
  readonly others: readonly number[];
}

export interface Simulated {
  readonly verdict: Verdict;
  /** 0 when it earns nothing */
  readonly amount: Money;
}

type Needs = 'eventAdmin' | 'results' | 'claims' | 'riderFacts';
type Tx = Pick<Stores, Needs>;

const THOUGHT = 'thought-of';
const RESULT = 'simulated-result';

/**
 * Calculates what a result would earn, or every reason why it would not, with the evaluation used for real results
 * (domain.md §4). Event, class and rider may be stored or hypothetical; results count as received on the event's last
 * day. Read-only. Stored riders are visible to admins and themselves only.
 * @throws NotFound
 */
export const simulateResult =
  ({ uow, clock, program }: PortsOf<Needs, 'clock' | 'program'>) =>
  (asked: SimulateResult): Promise<Simulated> =>
    uow.run(async (tx) => {
      const { event, classes } = await raceOf(tx, asked);
      const inTime = inTimeOf(event);
      const inClass = { ...classOf(asked, event, classes), resultsReceivedAt: inTime };
      const rider = await riderOf(tx, asked);
      const stored = typeof asked.event === 'string' ? await tx.results.ofEvent(event.id) : [];
      const claimed = typeof asked.event === 'string' ? await tx.claims.accepted(event.id) : [];
      const mine = (resultToEvaluate: ResultToEvaluate): boolean =>
        rider !== null && resultToEvaluate.riderId === rider.id;
      const inSameClass = (resultToEvaluate: ResultToEvaluate): boolean => resultToEvaluate.classId === inClass.id;
      // whoever has the place now would be behind a result that is only thought of, not tied with it
      const stands = stored.find(
        (evaluatedResult) =>
          inSameClass(evaluatedResult) && mine(evaluatedResult) && evaluatedResult.place === asked.place,
      );
      // replaces the rider's own result in that class; a given number of starters replaces all others
      const rest = stored
        .filter(
          (evaluatedResult) => !inSameClass(evaluatedResult) || (asked.starters === null && !mine(evaluatedResult)),
        )
        .map((evaluatedResult) =>
          inSameClass(evaluatedResult) && !stands && evaluatedResult.place === asked.place
            ? { ...evaluatedResult, place: null }
            : evaluatedResult,
        );
      const further = asked.others.map((amount, at): RaceClass => ({
        ...inClass,
        id: `${THOUGHT}-${at}`,
        payoutType: 'dealerCredit',
        places: [{ place: 1, amount }],
        entrants: startersFor(inClass.payoutSteps ?? payoutStepsOf(rulesOn(program, event.startsOn)), Infinity),
        resultsReceivedAt: inTime,
      }));
      const result: ResultToEvaluate = {
        id: RESULT,
        classId: inClass.id,
        place: asked.place,
        type: asked.type,
        // as the results have them: they decide who of a tie gets what is left over
        riderName: stands?.riderName ?? rider?.fullName ?? '',
        number: stands?.number ?? null,
        bike: asked.bike,
        riderId: rider?.id ?? null,
      };
      const keptBikes = new Map(
        rest.flatMap((evaluatedResult) =>
          mine(evaluatedResult) ? keptBikeOf(evaluatedResult.id, evaluatedResult.verdict) : [],
        ),
      );
      const verdict = evaluateEvent(
        {
          event,
          classes: [...classes.filter((raceClass) => raceClass.id !== inClass.id), inClass, ...further],
          results: [
            ...rest,
            result,
            ...further.map((raceClass) => ({
              ...result,
              id: raceClass.id,
              classId: raceClass.id,
              place: 1,
              type: 'finished' as const,
            })),
          ],
          riders: new Map(rider ? [[rider.id, rider]] : []),
          now: inTime ?? clock.now(),
          keptBikes,
          vins: await tx.riderFacts.vins([...keptBikes.values()]),
          claimed,
        },
        program,
      ).get(RESULT);
      if (!verdict) throw new Error('No verdict for the simulated result');
      return { verdict, amount: { amount: verdict.earns?.amount ?? 0, currency: event.currency } };
    });

const keptBikeOf = (id: string, verdict: Verdict): readonly (readonly [string, string])[] => {
  const bikeId = bikeOfVerdict(verdict);
  return bikeId === null ? [] : [[id, bikeId]];
};

/** Noon UTC of the event's last day, which is the same day in Los Angeles. An event without a date has no deadline. */
const inTimeOf = ({ startsOn, endsOn }: RaceEvent): Instant | null => {
  const last = endsOn ?? startsOn;
  return last === null ? null : `${last}T12:00:00.000Z`;
};

const raceOf = async (
  tx: Tx,
  { actor, event: asked }: SimulateResult,
): Promise<{ readonly event: RaceEvent; readonly classes: readonly RaceClass[] }> => {
  if (typeof asked !== 'string') {
    const event: RaceEvent = {
      id: THOUGHT,
      title: '',
      country: asked.country,
      currency: currencyOf(asked.country.toUpperCase()),
      startsOn: asked.startsOn,
      endsOn: asked.endsOn ?? asked.startsOn,
      paying: true,
      published: true,
      canceled: false,
      lateResultsAccepted: false,
      seriesId: null,
      promoterId: null,
      promoterApproved: false,
    };
    return { event, classes: [] };
  }
  const found = await tx.eventAdmin.find(asked);
  if (!found || !(found.event.published || actor.type === 'admin')) throw new NotFound('event');
  return found;
};

const classOf = (
  { inClass: asked, starters }: SimulateResult,
  event: RaceEvent,
  classes: readonly RaceClass[],
): RaceClass => {
  if (typeof asked !== 'string')
    return { id: THOUGHT, eventId: event.id, name: '', ...asked, entrants: starters, resultsReceivedAt: null };
  const found = classes.find((raceClass) => raceClass.id === asked);
  if (!found) throw new NotFound('class');
  return { ...found, entrants: starters ?? found.entrants };
};

const riderOf = async (tx: Tx, { actor, rider: asked }: SimulateResult): Promise<RiderFacts | null> => {
  if (asked === null) return null;
  if (typeof asked !== 'string')
    return {
      ...asked,
      id: THOUGHT,
      fullName: '',
      familyName: '',
      hometown: null,
      state: null,
      amaNumber: null,
      email: '',
      login: 'none',
      enrolment: null,
      bikes: asked.bikes.map((bike, at) => ({ ...bike, id: `${THOUGHT}-${at}`, vin: '' })),
    };
  const theirs = actor.type === 'admin' || (actor.type === 'rider' && actor.subjectId === asked);
  const [rider] = theirs ? await tx.riderFacts.byIds([asked]) : [];
  if (!rider) throw new NotFound('rider');
  return rider;
};
