import type { Instant } from '../shared/index.js';
import type { Bike, KeptBike } from './bike.js';
import type { VinDispute } from './dispute.js';
import type { VinPattern } from './pattern.js';

export interface BikeOwner {
  readonly id: string;
  readonly fullName: string;
  readonly deactivated: boolean;
}

/** A VIN that a rider had and another active rider has by now. */
export interface TakenVin {
  readonly vin: string;
  /** the bike that goes without it */
  readonly bikeId: string;
  readonly heldBy: string;
}

/** What the bulk run looks at. */
export type WaitingBike = Pick<Bike, 'id' | 'year' | 'model' | 'vin'> & { readonly riderId: string };

export interface BikeStore {
  /** Locks a rider until the transaction ends; undefined for nobody, and for one who was merged into another. */
  owner(riderId: string): Promise<BikeOwner | undefined>;
  /**
   * @throws LostRace when another transaction gave the VIN to someone meanwhile: run again, and `holderOf` tells who
   */
  insert(riderId: string, bike: Omit<KeptBike, 'riderId'>): Promise<void>;
  /** Stores every field of a bike that is there. @throws LostRace as `insert` does */
  save(bike: KeptBike): Promise<void>;
  /** Sold or given up: its VIN is free for another. */
  retire(bikeId: string, at: Instant): Promise<void>;
  /** a bike that is not retired, with its rider, both locked until the transaction ends */
  byId(bikeId: string): Promise<{ readonly bike: KeptBike; readonly rider: BikeOwner } | undefined>;
  /** not the retired ones, in the order of their ids */
  ofRider(riderId: string): Promise<readonly KeptBike[]>;
  /** every bike that was ever a rider's, retired ones too, in the order of their ids, locked */
  allOf(riderId: string): Promise<readonly KeptBike[]>;
  /** the bike of the active rider who has the VIN, locked */
  holderOf(vin: string): Promise<KeptBike | undefined>;
  /**
   * The bike of this VIN that was the rider's, and does not hold it now: retired, or free for others. One that was
   * called invalid goes before others, and one that is in the garage before retired ones; locked.
   */
  former(riderId: string, vin: string): Promise<KeptBike | undefined>;
  /** whether a result of its rider stands on the bike, or stood until facts of its event stood against it */
  hasEarned(bike: Pick<KeptBike, 'id' | 'riderId'>): Promise<boolean>;
  /**
   * Lists a second claim of a VIN for the admins, once while the same rider's claim of it is open: the later one
   * stands.
   */
  dispute(dispute: Omit<VinDispute, 'settledAt' | 'settledBy'>): Promise<void>;
  /** When a rider is deactivated: all their VINs are free for others. */
  freeVins(riderId: string): Promise<void>;
  /** When a rider is activated again: all their VINs are theirs again, but those that someone else holds by now. */
  reclaimVins(riderId: string): Promise<readonly TakenVin[]>;
  /**
   * Unverified bikes that hold their VINs, in the order of their ids, from the one after `after` on, locked; null: from
   * the first.
   */
  unverified(after: string | null, limit: number): Promise<readonly WaitingBike[]>;
  /** Verifies unverified bikes, each by a pattern: a new version of each. */
  verify(bikes: readonly { readonly id: string; readonly pattern: string }[], at: Instant): Promise<void>;
}

export interface VinDisputeStore {
  lock(id: string): Promise<VinDispute | undefined>;
  settle(id: string, at: Instant, byName: string): Promise<void>;
  /** A rider who came to have the VIN claims it no longer. */
  settleClaims(vin: string, claimedBy: string, at: Instant, byName: string): Promise<void>;
}

export interface VinPatternStore {
  /** locked until the transaction ends */
  byId(id: string): Promise<VinPattern | undefined>;
  /** those with one of the ids that are there, or all */
  verified(ids?: readonly string[]): Promise<readonly VinPattern[]>;
  /** of a model and year, verified ones; the model compared by `nameKey` */
  verifiedFor(model: string, year: number): Promise<readonly VinPattern[]>;
  /** every pattern of the years, whatever its state */
  ofYears(years: readonly number[]): Promise<readonly VinPattern[]>;
  /** @throws LostRace when another transaction made one of them meanwhile */
  insert(patterns: readonly VinPattern[]): Promise<void>;
  save(pattern: VinPattern): Promise<void>;
  remove(id: string): Promise<void>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    bikes: BikeStore;
    vinDisputes: VinDisputeStore;
    vinPatterns: VinPatternStore;
  }
}
