import type { Instant } from '../shared/index.js';

export type VinStatus = 'unverified' | 'verified' | 'invalid';

export interface Bike {
  readonly id: string;
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly vin: string;
  readonly vinStatus: VinStatus;
  /** when the VIN was verified; null or left out: not verified, or not known */
  readonly verifiedAt?: Instant | null;
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
