import type { Actor } from '../access/index.js';
import type { PayoutPlace, PayoutType, RaceClass, RaceEvent } from '../events/index.js';
import { type Program, rulesOn } from '../program/index.js';
import type { RiderFacts } from '../riders/index.js';
import {
  type Clock,
  currencyOf,
  type Instant,
  type LocalDate,
  type Money,
  NotFound,
  type Stores,
  type UnitOfWork,
} from '../shared/index.js';
import type { Bike } from '../vin/index.js';
import { evaluateEvent, type ResultToEvaluate } from './evaluate-event.js';
import { bikeOfVerdict, type Verdict } from './verdict.js';

/** An event that is only thought of; it pays. */
export interface HypotheticalEvent {
  readonly startsOn: LocalDate | null;
  readonly endsOn: LocalDate | null;
  readonly country: string;
}

/** A rider who is only thought of. */
export interface HypotheticalRider extends Pick<RiderFacts, 'bornOn' | 'parentalConsent' | 'deactivated' | 'factory'> {
  readonly bikes: readonly Pick<Bike, 'year' | 'make' | 'model' | 'vinStatus'>[];
}

export interface SimulateResult {
  readonly actor: Actor;
  /** its id, or one that is thought of */
  readonly event: string | HypotheticalEvent;
  /** the id of a class of the event, or one that is thought of */
  readonly inClass: string | { readonly payoutType: PayoutType; readonly places: readonly PayoutPlace[] };
  readonly place: number | null;
  readonly type: ResultToEvaluate['type'];
  /** how many started; null: as the class has it, with this one */
  readonly starters: number | null;
  /** the rider's id, one who is thought of, or null: a name that matches nobody */
  readonly rider: string | HypotheticalRider | null;
  /** the bike as results would name it */
  readonly bike: string | null;
  /**
   * what the same motorcycle wins in further classes of the event: minor units of the event's currency, one for each
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
 * What a result would earn, and every reason why it would not: by the very same judging as real results, on what is
 * stored of event, class and rider or on what is only thought of (domain.md §4), as if its results came on the event's
 * last day. Writes and locks nothing. Real riders are for admins and themselves.
 * @throws NotFound
 */
export const simulateResult =
  ({ uow, clock, program }: { readonly uow: UnitOfWork<Needs>; readonly clock: Clock; readonly program: Program }) =>
  (asked: SimulateResult): Promise<Simulated> =>
    uow.run(async (tx) => {
      const { event, classes } = await raceOf(tx, asked);
      const inTime = inTimeOf(event);
      const inClass = { ...classOf(asked, event, classes), resultsReceivedAt: inTime };
      const rider = await riderOf(tx, asked);
      const stored = typeof asked.event === 'string' ? await tx.results.ofEvent(event.id) : [];
      const claimed = typeof asked.event === 'string' ? await tx.claims.accepted(event.id) : [];
      const mine = (it: ResultToEvaluate): boolean => rider !== null && it.riderId === rider.id;
      // the simulated result stands for one that the rider has there, and a number of starters for all the others
      const rest = stored.filter((it) => it.classId !== inClass.id || (asked.starters === null && !mine(it)));
      const further = asked.others.map((amount, at): RaceClass => ({
        ...inClass,
        id: `${THOUGHT}-${at}`,
        payoutType: 'dealerCredit',
        places: [{ place: 1, amount }],
        entrants: rulesOn(program, event.startsOn).minimumRidersPerClass,
        resultsReceivedAt: inTime,
      }));
      const result: ResultToEvaluate = {
        id: RESULT,
        classId: inClass.id,
        place: asked.place,
        type: asked.type,
        riderName: rider?.fullName ?? '',
        number: null,
        bike: asked.bike,
        riderId: rider?.id ?? null,
      };
      const keptBikes = new Map(rest.flatMap((it) => (mine(it) ? keptBikeOf(it.id, it.verdict) : [])));
      const verdict = evaluateEvent(
        {
          event,
          classes: [...classes.filter((it) => it.id !== inClass.id), inClass, ...further],
          results: [
            ...rest,
            result,
            ...further.map((it) => ({ ...result, id: it.id, classId: it.id, place: 1, type: 'finished' as const })),
          ],
          riders: new Map(rider ? [[rider.id, rider]] : []),
          now: clock.now(),
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

/** Noon of its last day in UTC is that day in Los Angeles too; an event without a date has no window to miss. */
const inTimeOf = ({ startsOn, endsOn }: RaceEvent): Instant | null => {
  const last = endsOn ?? startsOn;
  return last === null ? null : `${last}T12:00:00.000Z`;
};

const raceOf = async (
  tx: Tx,
  { event: asked }: SimulateResult,
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
      canceled: false,
      lateResultsAccepted: false,
      seriesId: null,
      promoterId: null,
      promoterApproved: false,
    };
    return { event, classes: [] };
  }
  const found = await tx.eventAdmin.find(asked);
  if (!found) throw new NotFound('event');
  return found;
};

const classOf = (
  { inClass: asked, starters }: SimulateResult,
  event: RaceEvent,
  classes: readonly RaceClass[],
): RaceClass => {
  if (typeof asked !== 'string')
    return { id: THOUGHT, eventId: event.id, name: '', ...asked, entrants: starters, resultsReceivedAt: null };
  const found = classes.find((it) => it.id === asked);
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
      bikes: asked.bikes.map((it, at) => ({ ...it, id: `${THOUGHT}-${at}`, vin: '' })),
    };
  const theirs = actor.type === 'admin' || (actor.type === 'rider' && actor.subjectId === asked);
  const [rider] = theirs ? await tx.riderFacts.byIds([asked]) : [];
  if (!rider) throw new NotFound('rider');
  return rider;
};
