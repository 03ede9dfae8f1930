import type { Instant } from '../shared/index.js';

/** A dealer or event that a rider bookmarked. */
export interface Favourite {
  readonly riderId: string;
  readonly kind: 'dealer' | 'event';
  readonly targetId: string;
  readonly at: Instant;
}
