import type { Instant, LocalDate } from '../shared/index.js';
import type { Deletion, Sum } from './deletion.js';

/** Number of records that would be erased or made anonymous. */
export interface HeldRecords {
  readonly bikes: number;
  readonly results: number;
  readonly documents: number;
  readonly redemptions: number;
}

/** A stored file of a rider; its name has no ending, which follows from the content. */
export interface OwnFile {
  readonly name: string;
  readonly key: string;
}

/** Everything held about a rider, by kind of record. Money in minor units, times in UTC. */
export type OwnRecords = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

export interface DeletionStore {
  /** locks the request until the transaction ends */
  lock(riderId: string): Promise<Deletion | undefined>;
  insert(deletion: Deletion): Promise<void>;
  remove(riderId: string): Promise<void>;
  /** riders to erase on that day or before, in the order of their ids, after the given one */
  due(today: LocalDate, after: string, limit: number): Promise<readonly string[]>;
  /** gross amounts of the rider's pending claims, one for each claim */
  pendingClaims(riderId: string): Promise<readonly Sum[]>;
  heldRecords(riderId: string): Promise<HeldRecords>;
  /** without secrets and without what is stored only to search and sort */
  ownRecords(riderId: string): Promise<OwnRecords>;
  /** documents, timecards, photos of logos and the profile picture */
  ownFiles(riderId: string): Promise<readonly OwnFile[]>;
  /**
   * Erases what identifies the rider, also in records of riders merged into this one, and marks the request as done:
   * logins, sessions, codes, e-mails, documents, notes, favourites; name, contact and VINs in what stays. Awards,
   * ledger, redemptions and claims stay under an anonymous rider.
   */
  erase(riderId: string, at: Instant): Promise<void>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    deletions: DeletionStore;
  }
}
