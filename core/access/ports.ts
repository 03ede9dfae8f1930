import type { Instant } from '../shared/index.js';

/** How often something was asked within a window of time. A bucket is a digest, so the table names nobody. */
export interface RateLimitStore {
  /**
   * Counts one more and tells how many there are now; a window that is over begins anew and ends at `until`. Whoever
   * comes at once waits. `about`: what `forgetAbout` finds it by.
   */
  hit(
    bucket: string,
    at: Instant,
    until: Instant,
    about?: string | null,
  ): Promise<{ readonly hits: number; readonly until: Instant }>;
  /** how many stand in the window that runs; 0 when none does */
  hits(bucket: string, at: Instant): Promise<number>;
  /** takes one back */
  release(bucket: string): Promise<void>;
  /** ends the window */
  forget(bucket: string): Promise<void>;
  /** ends every window that was counted about this */
  forgetAbout(about: string): Promise<void>;
}

/** Tokens that open something once. */
export interface SpentTokenStore {
  /**
   * false: it was spent before. Of many at once one hears true. Forgotten after `until`, when the token is worth
   * nothing anyway.
   */
  spend(token: string, until: Instant): Promise<boolean>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    rateLimits: RateLimitStore;
    spentTokens: SpentTokenStore;
  }
}
