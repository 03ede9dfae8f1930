import type { Award } from '../ledger/index.js';
import type { ResultType } from '../results/index.js';
import type { Instant } from '../shared/index.js';

export interface MergingRider {
  readonly id: string;
  readonly fullName: string;
  readonly email: string;
  /** the rider this one was merged into, or null */
  readonly mergedInto: string | null;
}

/** Number of records of each kind that would move. */
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

/** A result in a class where the other rider has a result or an award. */
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

/** The permanent record of a merge. */
export interface MergeRecord {
  readonly id: string;
  readonly keptId: string;
  readonly deletedId: string;
  readonly at: Instant;
  readonly byName: string;
  /** the preview shown to the admin, and a snapshot of the deleted rider's data */
  readonly record: unknown;
}

export interface MergingStore {
  /** Locks the riders until the transaction ends, in the order of their ids; unknown ids are left out. */
  lock(riderIds: readonly string[]): Promise<readonly MergingRider[]>;
  /** Locks every event in which the rider has a result or had an award, so that none is evaluated meanwhile. */
  lockEventsOf(riderId: string): Promise<void>;
  holdings(riderId: string): Promise<Holdings>;
  /** results of either rider in classes where the other has a result or an award, including reversed ones */
  sharedResults(riderIds: readonly [string, string]): Promise<readonly SharedResult[]>;
  /** all awards, including those without value */
  awardsOf(riderId: string): Promise<readonly Award[]>;
  /** everything stored about a rider as plain data, without secrets */
  snapshot(riderId: string): Promise<unknown>;
  removeResults(resultIds: readonly string[]): Promise<void>;
  /**
   * Removes awards' references to class and series, so that the rider can get another award of the same class or
   * series.
   */
  detach(awardIds: readonly string[]): Promise<void>;
  /**
   * Moves everything but wallets: bikes, results, redemptions, claims, notes, documents, favourites, timecards, expiry
   * notices, and the awards whose entries are already posted.
   */
  move(fromId: string, toId: string): Promise<void>;
  /** Closes the deleted rider: removes logins and sessions, frees the e-mail and closes the wallets. */
  close(riderId: string, into: string, at: Instant): Promise<void>;
  record(merge: MergeRecord): Promise<void>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    merging: MergingStore;
  }
}
