import type { Instant } from '../shared/index.js';

/** A dealer or event that a rider wants to find again. */
export interface Favourite {
  readonly riderId: string;
  readonly kind: 'dealer' | 'event';
  readonly targetId: string;
  readonly at: Instant;
}
