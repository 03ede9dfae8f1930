import type { Instant } from '../shared/index.js';

/** How often something was asked within a window of time. A bucket is a digest, so the table names nobody. */
export interface RateLimitStore {
  /** Counts one more and tells how many there are now; a window that is over begins anew and ends at `until`. Whoever comes at once waits. */
  hit(bucket: string, at: Instant, until: Instant): Promise<{ readonly hits: number; readonly until: Instant }>;
  /** how many stand in the window that runs; 0 when none does */
  hits(bucket: string, at: Instant): Promise<number>;
  /** ends the window */
  forget(bucket: string): Promise<void>;
}

/** Tokens that open something once. */
export interface SpentTokenStore {
  /** false: it was spent before. Of many at once one hears true. Forgotten after `until`, when the token is worth nothing anyway. */
  spend(token: string, until: Instant): Promise<boolean>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    rateLimits: RateLimitStore;
    spentTokens: SpentTokenStore;
  }
}
