import { addDays, dateIn, type Instant, type LocalDate, plusSeconds } from '../shared/index.js';
import type { RaceEvent } from './event.js';

/** A rider asked for the missing results of an event: once for each rider and event. */
export interface ResultAsk {
  readonly eventId: string;
  readonly riderId: string;
  readonly at: Instant;
}

/** The e-mail that tells a promoter how many riders asked for results. */
export interface AskMail {
  readonly promoterId: string;
  /** when the next one may be sent; null: nobody asked since the last one */
  readonly dueAt: Instant | null;
  readonly sentAt: Instant | null;
}

/** An event with missing results that riders asked for. */
export interface AskedEvent {
  readonly id: string;
  readonly title: string;
  readonly riders: number;
}

const A_WEEK = 7 * 86_400;

/**
 * Whether riders can ask the promoter for an event's results: it pays, its last day is over, it is not canceled, its
 * promoter is approved, and a class waits for results (or the event for classes). It makes no difference whether the
 * result window is still open.
 */
export const awaitsResults = (
  event: Pick<RaceEvent, 'endsOn' | 'paying' | 'canceled' | 'promoterId' | 'promoterApproved'>,
  classes: { readonly all: number; readonly withResults: number },
  today: LocalDate,
): boolean =>
  event.paying &&
  !event.canceled &&
  event.promoterId !== null &&
  event.promoterApproved &&
  event.endsOn !== null &&
  event.endsOn < today &&
  (classes.all === 0 || classes.withResults < classes.all);

/** When a promoter may get the next e-mail about asked results: at once, or a week after the last one. */
export const nextAskMail = (sentAt: Instant | null, at: Instant): Instant => {
  const earliest = sentAt === null ? at : plusSeconds(sentAt, A_WEEK);
  return earliest > at ? earliest : at;
};

/** Results within so many days after the last day of an event are punctual. */
export const PUNCTUAL_DAYS = 7;
/** how many of its last events tell how punctual a promoter is */
export const PUNCTUAL_OF = 10;
/** with fewer events nothing is said about a promoter */
const FEWEST = 3;

/** An event that ended, and when its last class got results; null: results are missing. */
export interface EndedEvent {
  readonly endsOn: LocalDate;
  readonly resultsAt: Instant | null;
}

/** Of a promoter's last `events` events, the results of `onTime` came within `days` days. */
export interface Punctuality {
  readonly events: number;
  readonly onTime: number;
  readonly days: number;
}

/** Events that ended before this day count for punctuality: the days for their results have passed. */
export const punctualityBefore = (today: LocalDate): LocalDate => addDays(today, -PUNCTUAL_DAYS);

/**
 * How punctual a promoter is: of its last 10 paying events whose 7 days for results have passed, how many had the
 * results of every class by then. Canceled events do not count. An event is late as long as one class has no results,
 * or it has no classes. With fewer than 3 events nothing is said. `ended`: the latest first; days are those of
 * `timeZone`.
 */
export const punctualityOf = (ended: readonly EndedEvent[], timeZone: string): Punctuality | null => {
  const last = ended.slice(0, PUNCTUAL_OF);
  if (last.length < FEWEST) return null;
  const onTime = last.filter(
    ({ endsOn, resultsAt }) => resultsAt !== null && dateIn(resultsAt, timeZone) <= addDays(endsOn, PUNCTUAL_DAYS),
  );
  return { events: last.length, onTime: onTime.length, days: PUNCTUAL_DAYS };
};
