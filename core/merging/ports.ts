import type { Award } from '../ledger/index.js';
import type { ResultType } from '../results/index.js';
import type { Instant } from '../shared/index.js';

export interface MergingRider {
  readonly id: string;
  readonly fullName: string;
  readonly email: string;
  /** the rider this one was merged into */
  readonly mergedInto: string | null;
}

/** How much of each kind would move. */
export interface Holdings {
  readonly bikes: number;
  readonly results: number;
  readonly awards: number;
  readonly redemptions: number;
  readonly claims: number;
  readonly notes: number;
  readonly documents: number;
  readonly favourites: number;
  readonly timecards: number;
}

/** A result in a class where the other rider has one too, or has an award. */
export interface SharedResult {
  readonly id: string;
  readonly riderId: string;
  readonly eventId: string;
  readonly eventTitle: string;
  readonly classId: string;
  readonly className: string;
  readonly place: number | null;
  readonly type: ResultType;
}

/** What is kept for ever of a merge. */
export interface MergeRecord {
  readonly id: string;
  readonly keptId: string;
  readonly deletedId: string;
  readonly at: Instant;
  readonly byName: string;
  /** what the admin was shown, and all that stood under the deleted rider's name */
  readonly record: unknown;
}

export interface MergingStore {
  /** Locks the riders until the transaction ends, in the order of their ids; those that do not exist are left out. */
  lock(riderIds: readonly string[]): Promise<readonly MergingRider[]>;
  /** Locks every event in which the rider has a result or ever had an award: nothing of theirs is judged meanwhile. */
  lockEventsOf(riderId: string): Promise<void>;
  holdings(riderId: string): Promise<Holdings>;
  /** of either rider, in classes where the other has a result, or an award that was taken back or not */
  sharedResults(riderIds: readonly [string, string]): Promise<readonly SharedResult[]>;
  /** every award, those without value too */
  awardsOf(riderId: string): Promise<readonly Award[]>;
  /** all that stands under a rider's name, as plain data, without secrets */
  snapshot(riderId: string): Promise<unknown>;
  removeResults(resultIds: readonly string[]): Promise<void>;
  /**
   * Takes awards off their class and series, so that another award of the same class or series may come to the same
   * rider.
   */
  detach(awardIds: readonly string[]): Promise<void>;
  /**
   * Everything but money: bikes, results, redemptions, claims, notes, documents, favourites, timecards, what was told
   * of credit that ends; and the awards, whose entries are posted already.
   */
  move(fromId: string, toId: string): Promise<void>;
  /** Closes the deleted rider: no sign-in, no session, the e-mail free, wallets that take nothing any more. */
  close(riderId: string, into: string, at: Instant): Promise<void>;
  record(merge: MergeRecord): Promise<void>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    merging: MergingStore;
  }
}
