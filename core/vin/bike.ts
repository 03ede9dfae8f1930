import type { Instant } from '../shared/index.js';

export type VinStatus = 'unverified' | 'verified' | 'invalid';

export interface Bike {
  readonly id: string;
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly vin: string;
  readonly vinStatus: VinStatus;
}

/** A bike as it is kept: whose it is, and what became of it. */
export interface KeptBike extends Bike {
  readonly riderId: string;
  /** the VIN is this rider's alone: the bike is not retired, its rider is active, and nobody else came first */
  readonly holdsVin: boolean;
  /** sold or given up; it stays for the results that were ridden on it */
  readonly retiredAt: Instant | null;
  readonly verifiedAt: Instant | null;
  /** the admin's name, or the pattern that verified it; null where it is not verified */
  readonly verifiedBy: string | null;
  readonly createdAt: Instant | null;
  /** counts its edits, decisions too */
  readonly version: number;
}
