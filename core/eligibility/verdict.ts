import type { AwardType } from '../ledger/index.js';
import { type Detail, type Instant, isLocalDate, type LocalDate } from '../shared/index.js';
import type { Signal } from './event-checks.js';

/** Why a result earns nothing (domain.md §4). Each code is also the key of its translated text. */
export const REASONS = [
  'EVENT_NOT_PAYING',
  'EVENT_CANCELED',
  'EVENT_NOT_RUN',
  'CLASS_NO_PAYOUT',
  'PLACE_NOT_PAID',
  'NOT_FINISHED',
  'CLASS_TOO_SMALL',
  'CLASS_PAYS_FEWER',
  'RIDER_UNKNOWN',
  'RIDER_DEACTIVATED',
  'RIDER_FACTORY',
  'CONSENT_MISSING',
  'NO_VERIFIED_BIKE',
  'BIKE_NOT_ELIGIBLE',
  'BIKE_CLASS_LIMIT',
  'LATE_RESULTS',
  'DUPLICATE_RESULT',
  'PURSE_OVER_LIMIT',
  'BEING_CHECKED',
  'CHECK_REFUSED',
  'PAID_AT_OTHER_EVENT',
] as const;
export type ReasonCode = (typeof REASONS)[number];

export interface Reason {
  readonly code: ReasonCode;
  /** values for the text: what was found and what is required */
  readonly detail: Detail;
}

/** The places that a finisher occupies, where they are not just the one that is written (domain.md §4). */
export interface Tie {
  /** how many others share them; 0: only the place is another, because of a tie before it */
  readonly others: number;
  readonly first: number;
  readonly last: number;
  /** `within-purse`: each would get its place's amount, but the class's purse has less */
  readonly paid: 'shared' | 'each' | 'within-purse';
  /** what the finisher gets for its place, if it earns: minor units */
  readonly amount: number;
}

/** The award a result earns, or every reason why it earns nothing. */
export type Verdict =
  | {
      readonly earns: { readonly amount: number; readonly type: AwardType; readonly bikeId: string };
      readonly reasons: readonly [];
      /** why a further part of the place's amount is not paid, such as a raise that is being checked */
      readonly rest?: Reason;
      readonly signals?: readonly Signal[];
      readonly tie?: Tie;
    }
  | {
      readonly earns: null;
      readonly reasons: readonly Reason[];
      /**
       * the bike it was paid for, when only facts about the event took the award back; it earns again once they no
       * longer apply
       */
      readonly stood?: string;
      /** what it had earned then, in minor units; so much is paid again without a check */
      readonly stoodFor?: number;
      readonly signals?: readonly Signal[];
      readonly tie?: Tie;
    };

/** What a person has to check or has refused, with the amount in minor units of the event's currency. */
export interface Check {
  readonly state: 'held' | 'refused';
  readonly amount: number;
  /** since when it is held; null when refused */
  readonly since: Instant | null;
  /** the motorcycle that it would be paid for */
  readonly bikeId: string | null;
  /** photos of the logos that the rider has to send first; null: none */
  readonly photos: { readonly asked: number; readonly by: LocalDate } | null;
}

/** The check of a verdict; null: nothing of it is held or was refused. */
export const checkOf = (verdict: Verdict): Check | null => {
  const reason = verdict.earns
    ? verdict.rest
    : verdict.reasons.find(({ code }) => code === 'BEING_CHECKED' || code === 'CHECK_REFUSED');
  if (!reason) return null;
  const { amount, since = null, bikeId = null, photos = null, photosBy = null } = reason.detail;
  return {
    state: reason.code === 'BEING_CHECKED' ? 'held' : 'refused',
    amount: Number(amount),
    since: typeof since === 'string' ? since : null,
    bikeId: typeof bikeId === 'string' ? bikeId : null,
    photos:
      typeof photos === 'number' && typeof photosBy === 'string' && isLocalDate(photosBy)
        ? { asked: photos, by: photosBy }
        : null,
  };
};

/**
 * The bike that earned the award. An award that was taken back because of its event (canceled, not paying) keeps it
 * (ADR 13).
 */
export const bikeOfVerdict = (verdict: Verdict): string | null =>
  verdict.earns?.bikeId ?? (verdict.earns === null ? (verdict.stood ?? null) : null);
