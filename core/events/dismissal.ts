import type { Instant } from '../shared/index.js';

/**
 * `late`: an event whose results are overdue · `unmatched`: a result without a rider · `overpaid`: an award of which more
 * was spent than it is worth
 */
export type DismissalKind = 'late' | 'unmatched' | 'overpaid';

/** What an admin decided not to wait for any longer. It stays in its own list, and leaves the inbox and its counts. */
export interface Dismissal {
  readonly kind: DismissalKind;
  /** the event, the result or the award */
  readonly objectId: string;
  readonly at: Instant;
  /** display name of the admin */
  readonly by: string;
  readonly reason: string | null;
  /** of `overpaid`: what was left with the rider, minor units; more than that waits again */
  readonly amount: number | null;
}

export interface DismissalStore {
  find(kind: DismissalKind, objectId: string): Promise<Dismissal | undefined>;
  /** replaces the one that is there */
  put(dismissal: Dismissal): Promise<void>;
  remove(kind: DismissalKind, objectId: string): Promise<void>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    dismissals: DismissalStore;
  }
}
