import type { Instant } from '../shared/index.js';

/** Counts requests within a time window. Buckets are digests, so the table contains no personal data. */
export interface RateLimitStore {
  /**
   * Increments a bucket and returns the new count. An expired window restarts and ends at `until`. Concurrent calls are
   * serialized. `about`: the key for `forgetAbout`.
   */
  hit(
    bucket: string,
    at: Instant,
    until: Instant,
    about?: string | null,
  ): Promise<{ readonly hits: number; readonly until: Instant }>;
  /** count of the current window; 0 without one */
  hits(bucket: string, at: Instant): Promise<number>;
  /** decrements the count */
  release(bucket: string): Promise<void>;
  /** resets the bucket */
  forget(bucket: string): Promise<void>;
  /** resets every bucket with this `about` */
  forgetAbout(about: string): Promise<void>;
}

/** Tokens that can be used once. */
export interface SpentTokenStore {
  /**
   * Marks a token as used; false when it was used before. Of concurrent calls, one gets true. The record is deleted
   * after `until`, when the token is no longer valid.
   */
  spend(token: string, until: Instant): Promise<boolean>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    rateLimits: RateLimitStore;
    spentTokens: SpentTokenStore;
  }
}
