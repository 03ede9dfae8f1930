import type { ApprovalRequest } from '../approvals/index.js';
import type { Currency, LocalDate } from '../shared/index.js';
import type { RaceClass } from './event.js';
import type { EventRecord } from './event-record.js';
import type { Moved } from './foresee.js';

/** What an event pays, and when it is. */
export interface Purse {
  readonly startsOn: LocalDate | null;
  readonly endsOn: LocalDate | null;
  readonly classes: readonly Omit<RaceClass, 'resultsReceivedAt'>[];
}

/** The whole state that was asked for, and the one that was there then. */
export interface PurseChange {
  readonly currency: Currency;
  readonly before: Purse;
  readonly after: Purse;
  /** what it would have moved when it was asked for; missing in older requests, and of a file */
  readonly money?: Moved;
}

declare module '../approvals/request.js' {
  interface RequestedChanges {
    purse: PurseChange;
  }
}

/** The state of an event in the form of a proposal. */
export const purseOfEvent = (
  { startsOn, endsOn }: Pick<EventRecord, 'startsOn' | 'endsOn'>,
  classes: readonly Omit<RaceClass, 'resultsReceivedAt'>[],
): Purse => ({
  startsOn,
  endsOn,
  classes: classes.map(({ id, eventId, name, payoutType, places, entrants, payoutSteps }) => ({
    id,
    eventId,
    name,
    payoutType,
    places: places.map(({ place, amount }) => ({ place, amount })),
    entrants,
    ...(payoutSteps ? { payoutSteps: payoutSteps.map(({ riders, places: most }) => ({ riders, places: most })) } : {}),
  })),
});

/** Whether a class pays by its size in the same steps. Other steps count as more, because a day's size is not known. */
const sameSteps = (was: Pick<RaceClass, 'payoutSteps'>, is: Pick<RaceClass, 'payoutSteps'>): boolean =>
  JSON.stringify(was.payoutSteps ?? null) === JSON.stringify(is.payoutSteps ?? null);

/**
 * Whether a class list pays nothing that the stored one does not pay: no new or renamed class, and each place at most
 * what it was, in the same steps. A lower purse needs no approval while an event has no results (domain.md §13).
 */
export const paysNoMore = (stored: readonly RaceClass[], asked: readonly RaceClass[]): boolean => {
  const before = new Map(stored.map((raceClass) => [raceClass.id, raceClass]));
  return asked.every((raceClass) => {
    const was = before.get(raceClass.id);
    if (!was || was.name !== raceClass.name) return false;
    if (raceClass.payoutType === 'noPayout') return true;
    const amounts = new Map(was.places.map((place) => [place.place, place.amount]));
    return (
      was.payoutType === raceClass.payoutType &&
      sameSteps(was, raceClass) &&
      raceClass.places.every(({ place, amount }) => amount <= (amounts.get(place) ?? 0))
    );
  });
};

/** Whether a class list pays more for any place than the stored one. Names do not matter. */
export const paysMore = (stored: readonly RaceClass[], asked: readonly RaceClass[]): boolean => {
  const before = new Map(stored.map((raceClass) => [raceClass.id, raceClass]));
  return asked.some((raceClass) => {
    const { id, payoutType, places } = raceClass;
    if (payoutType === 'noPayout') return false;
    const was = before.get(id);
    if (was && places.length > 0 && !sameSteps(was, raceClass)) return true;
    const paid = was?.payoutType === payoutType ? was.places : [];
    const amounts = new Map(paid.map((place) => [place.place, place.amount]));
    return places.some(({ place, amount }) => amount > (amounts.get(place) ?? 0));
  });
};

/**
 * A proposal beside what the event is now, for whoever decides: an edit of the event since it was asked for is a part of
 * what approving would change.
 */
export const againstNow = (
  request: ApprovalRequest<'purse'>,
  event: Pick<EventRecord, 'startsOn' | 'endsOn'>,
  classes: readonly RaceClass[],
): ApprovalRequest<'purse'> => ({
  ...request,
  change: { ...request.change, before: purseOfEvent(event, classes) },
});
