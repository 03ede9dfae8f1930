import { addDays, dateIn, type Instant, type LocalDate } from '../shared/index.js';
import type { OverdueAward } from './ports.js';
import { ExtensionOutOfBounds } from './refusals.js';
import type { RaceDays } from './payment-due.js';

/** A reminder of overdue cash that an administrator sent to its rider, or a later date that the rider was given. */
export interface CashAsk {
  readonly id: string;
  readonly riderId: string;
  readonly at: Instant;
  /** the account of the administrator; who made it can undo it */
  readonly accountId: string;
  readonly byName: string;
  /** the last day of an extension; null: a reminder */
  readonly until: LocalDate | null;
  /** of an extension; the rider is told */
  readonly reason: string | null;
}

/** Days after which a rider may be reminded again, by an administrator or by the program. */
export const REMIND_AFTER_DAYS = 7;
/** How far ahead of today an extension may reach, in days. */
export const LONGEST_EXTENSION = 60;

/** The first day on which a rider may be reminded again, who was last asked for something at this time. */
export const remindAgainOn = (askedAt: Instant | null, timeZone: string): LocalDate | null =>
  askedAt === null ? null : addDays(dateIn(askedAt, timeZone), REMIND_AFTER_DAYS);

/** Null if the rider may be reminded today; otherwise the first day on which they may. */
export const notBefore = (askedAt: Instant | null, today: LocalDate, timeZone: string): LocalDate | null => {
  const again = remindAgainOn(askedAt, timeZone);
  return again !== null && again > today ? again : null;
};

/** @throws ExtensionOutOfBounds */
export const assertExtension = (until: LocalDate, today: LocalDate): void => {
  const [from, to] = [addDays(today, 1), addDays(today, LONGEST_EXTENSION)];
  if (until < from || until > to) throw new ExtensionOutOfBounds({ from, to });
};

/** An overdue award with its deadline's race day. */
export interface OverdueCash extends OverdueAward {
  readonly raceDay: LocalDate;
}

export interface CashAskStore {
  /** what the rider was asked, newest first, at most 20 */
  ofRider(riderId: string): Promise<readonly CashAsk[]>;
  byId(id: string): Promise<CashAsk | undefined>;
  add(ask: CashAsk): Promise<void>;
  remove(id: string): Promise<void>;
  /** when the rider was last asked for payment information, by an administrator's reminder or by the program */
  askedAt(riderId: string): Promise<Instant | null>;
  /** the rider's awards of these races that wait for payment information, oldest race first; extended or not */
  overdue(riderId: string, raceDays: readonly RaceDays[]): Promise<readonly OverdueCash[]>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    cashAsks: CashAskStore;
  }
}

/** The last day of the longest extension; null: none. */
export const extendedUntil = (asks: readonly Pick<CashAsk, 'until'>[]): LocalDate | null =>
  asks.reduce<LocalDate | null>(
    (last, { until }) => (until !== null && (last === null || until > last) ? until : last),
    null,
  );
