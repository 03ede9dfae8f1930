import type { Instant, LocalDate } from '../shared/index.js';

/** The state of a daily job: who runs it, and the last finished day. */
export interface JobState {
  /** end of the current lease; null when none is held */
  readonly leasedUntil: Instant | null;
  readonly holder: string | null;
  /** the last finished day; null before the first run */
  readonly doneThrough: LocalDate | null;
  /** when the last run failed; null when it was done, or before the first run */
  readonly failedAt: Instant | null;
}

export interface JobStore {
  /** Locks the job until the transaction ends; a job that never ran has no lease. */
  lock(name: string): Promise<JobState>;
  save(name: string, state: JobState, at: Instant): Promise<void>;
}

/** Repeats an action, waiting the given seconds after each run. @returns a function that stops it */
export type Repeatedly = (seconds: number, act: () => Promise<void>) => () => void;

/** Data that is kept for a limited time only. */
export interface LeftoverStore {
  /**
   * Deletes at most `limit` rows of each kind: idempotency answers stored before `keysBefore`, and sessions and codes
   * that expired before `now`.
   * @returns how many
   */
  sweep(now: Instant, keysBefore: Instant, limit: number): Promise<number>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    jobs: JobStore;
    leftovers: LeftoverStore;
  }
}
