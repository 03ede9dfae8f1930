import type { AwardType } from '../ledger/index.js';
import type { Detail } from '../shared/index.js';

/** Why a result earns nothing (domain.md §4). Each code is also the key of its translated text. */
export const REASONS = [
  'EVENT_NOT_PAYING',
  'EVENT_CANCELED',
  'CLASS_NO_PAYOUT',
  'PLACE_NOT_PAID',
  'NOT_FINISHED',
  'CLASS_TOO_SMALL',
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
] as const;
export type ReasonCode = (typeof REASONS)[number];

export interface Reason {
  readonly code: ReasonCode;
  /** values for the text: what was found and what is required */
  readonly detail: Detail;
}

/** The award a result earns, or every reason why it earns nothing. */
export type Verdict =
  | {
      readonly earns: { readonly amount: number; readonly type: AwardType; readonly bikeId: string };
      readonly reasons: readonly [];
    }
  | {
      readonly earns: null;
      readonly reasons: readonly Reason[];
      /**
       * the bike it was paid for, when only facts about the event took the award back; it earns again once they no
       * longer apply
       */
      readonly stood?: string;
    };

/**
 * The bike a verdict pays for, or paid for before facts about the event took the award back
 * (docs/adr/0017-what-was-earned-stays.md).
 */
export const bikeOfVerdict = (verdict: Verdict): string | null =>
  verdict.earns?.bikeId ?? (verdict.earns === null ? (verdict.stood ?? null) : null);
