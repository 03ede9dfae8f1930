import type { Instant, LocalDate } from '../shared/index.js';

/** Who works on a job, and through which day its work is done. */
export interface JobState {
  /** until when a holder has it to itself; null when nobody does */
  readonly leasedUntil: Instant | null;
  readonly holder: string | null;
  /** the last day whose work is done; null before the first */
  readonly doneThrough: LocalDate | null;
}

export interface JobStore {
  /** Locks the job until the transaction ends; a job never run before is nobody's. */
  lock(name: string): Promise<JobState>;
  save(name: string, state: JobState, at: Instant): Promise<void>;
}

/** Does something again and again, each time so many seconds after the last was done. @returns what ends it */
export type Repeatedly = (seconds: number, act: () => Promise<void>) => () => void;

/** What a server keeps only for a while. */
export interface LeftoverStore {
  /**
   * Deletes at most `limit` of each: answers to idempotency keys stored before `keysBefore`, sessions and codes that
   * ended before `now`.
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
