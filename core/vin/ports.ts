import type { Instant } from '../shared/index.js';
import type { Bike, BikeDoubt, KeptBike } from './bike.js';
import type { VinDispute } from './dispute.js';
import type { VinPattern } from './pattern.js';
import type { VinArrival, VinSource } from './vin-run.js';

export interface BikeOwner {
  readonly id: string;
  readonly fullName: string;
  /** two letters, upper case */
  readonly country: string;
  readonly deactivated: boolean;
}

/** A former VIN of a rider that another active rider holds now. */
export interface TakenVin {
  readonly vin: string;
  /** the rider's bike, which now has no VIN */
  readonly bikeId: string;
  readonly heldBy: string;
}

/** The fields the bulk verification needs. */
export type WaitingBike = Pick<Bike, 'id' | 'year' | 'model' | 'vin' | 'doubt'> & { readonly riderId: string };

export interface BikeStore {
  /** Locks a rider until the transaction ends; undefined for an unknown or merged rider. */
  owner(riderId: string): Promise<BikeOwner | undefined>;
  /**
   * @throws LostRace when another transaction gave the VIN to someone meanwhile: run again, and `holderOf` tells who
   */
  insert(riderId: string, bike: Omit<KeptBike, 'riderId'>): Promise<void>;
  /** Saves all fields of a bike. @throws LostRace like `insert` */
  save(bike: KeptBike): Promise<void>;
  /** Retires a bike; its VIN becomes free. */
  retire(bikeId: string, at: Instant): Promise<void>;
  /** a bike that is not retired, with its rider; both locked until the transaction ends */
  byId(bikeId: string): Promise<{ readonly bike: KeptBike; readonly rider: BikeOwner } | undefined>;
  /** without retired ones, ordered by id */
  ofRider(riderId: string): Promise<readonly KeptBike[]>;
  /** all bikes of the rider, including retired ones, ordered by id, locked */
  allOf(riderId: string): Promise<readonly KeptBike[]>;
  /** the bike of the active rider who holds the VIN, locked */
  holderOf(vin: string): Promise<KeptBike | undefined>;
  /**
   * The rider's former bike with this VIN, which does not hold it now. Prefers one marked invalid, then one that is not
   * retired; locked.
   */
  former(riderId: string, vin: string): Promise<KeptBike | undefined>;
  /** whether a result of its rider earned on the bike, or did until facts about its event took the award back */
  hasEarned(bike: Pick<KeptBike, 'id' | 'riderId'>): Promise<boolean>;
  /**
   * Records a second claim of a VIN, or a doubt about one, for admins. A rider has one open claim and one open doubt per
   * VIN; a later one replaces it.
   */
  dispute(dispute: Omit<VinDispute, 'settledAt' | 'settledBy'>): Promise<void>;
  /** On deactivation: frees all the rider's VINs. */
  freeVins(riderId: string): Promise<void>;
  /** On activation: takes the VINs back, except those that another rider holds now. */
  reclaimVins(riderId: string): Promise<readonly TakenVin[]>;
  /**
   * Unverified bikes that hold their VINs and stand in no run, ordered by id, after the id `after` (null: from the
   * first), locked.
   */
  unverified(after: string | null, limit: number): Promise<readonly WaitingBike[]>;
  /** Verifies bikes by patterns and increments their versions. */
  verify(bikes: readonly { readonly id: string; readonly pattern: string }[], at: Instant): Promise<void>;
  /** Sets verified or waiting bikes to unverified because of a doubt, and increments their versions. */
  suspect(bikeIds: readonly string[], doubt: BikeDoubt): Promise<void>;
  /** Closes open doubts about a bike. */
  settleDoubts(bikeId: string, at: Instant, byName: string): Promise<void>;
}

export interface VinDisputeStore {
  lock(id: string): Promise<VinDispute | undefined>;
  settle(id: string, at: Instant, byName: string): Promise<void>;
  /** open doubts of a run, ordered by id; at most `limit` */
  ofRun(runId: string, limit: number): Promise<readonly VinDispute[]>;
  /** Closes a rider's claims of a VIN they now hold; doubts about it stay open. */
  settleClaims(vin: string, claimedBy: string, at: Instant, byName: string): Promise<void>;
}

/** An arrival with its bike as it is now, and the run whose decision it waits for. */
export interface ArrivedBike extends VinArrival {
  readonly bike: KeptBike;
  readonly runId: string | null;
}

/** Where and when VINs were entered that could be verified. */
export interface VinArrivalStore {
  /** replaces the arrival of the same bike */
  note(arrival: VinArrival): Promise<void>;
  ofBikes(bikeIds: readonly string[]): Promise<readonly VinArrival[]>;
  /** those of any of the networks or browsers, for bikes that still have the VIN, newest first; at most 2,000 */
  ofSources(sources: readonly VinSource[], since: Instant): Promise<readonly ArrivedBike[]>;
  /** those of these riders, and of riders with results at the promoter's events; of the latter at most 2,000 */
  ofPromoter(promoterId: string, riderIds: readonly string[], since: Instant): Promise<readonly VinArrival[]>;
}

export interface VinPatternStore {
  /** locks it until the transaction ends */
  byId(id: string): Promise<VinPattern | undefined>;
  /** verified patterns with these ids, or all */
  verified(ids?: readonly string[]): Promise<readonly VinPattern[]>;
  /** verified patterns of a model (compared by `nameKey`) and year */
  verifiedFor(model: string, year: number): Promise<readonly VinPattern[]>;
  /** all patterns of the years, verified or not */
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
    vinArrivals: VinArrivalStore;
  }
}
