import type { BIKE, ValuesOf } from '@rrr/records';
import type { Instant } from '../shared/index.js';

/**
 * `run`: one of many new VINs of one source; `not-listed`: not among the VINs that the brand sold (domain.md §13);
 * `no-year`: the tenth character is not of the model year, as in markets without one (§9)
 */
export type BikeDoubt = 'run' | 'not-listed' | 'no-year';
export type VinStatus = 'unverified' | 'verified' | 'invalid';

export interface Bike extends ValuesOf<typeof BIKE> {
  readonly id: string;
  readonly vinStatus: VinStatus;
  /** when the VIN was verified; null or left out: not verified, or not known */
  readonly verifiedAt?: Instant | null;
  /** why an unverified VIN waits for an administrator although it is plausible; null or left out: no such reason */
  readonly doubt?: BikeDoubt | null;
  /** verified by an administrator, not by a pattern; left out: no, or not known */
  readonly byHand?: boolean;
}

/** A stored bike with its owner and state. */
export interface KeptBike extends Bike {
  readonly riderId: string;
  /** whether it has the exclusive claim to its VIN: not retired, rider active, and no other rider held the VIN first */
  readonly holdsVin: boolean;
  /** when it was sold or given up; kept for the results ridden on it */
  readonly retiredAt: Instant | null;
  readonly verifiedAt: Instant | null;
  /** the admin's name, or the pattern that verified it; null when not verified */
  readonly verifiedBy: string | null;
  readonly createdAt: Instant | null;
  /** incremented by every edit and decision */
  readonly version: number;
}
