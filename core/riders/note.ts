import type { Instant } from '../shared/index.js';

/** An admin's note about a rider, visible to admins only (domain.md §10). */
export interface RiderNote {
  readonly id: string;
  readonly riderId: string;
  readonly text: string;
  readonly byName: string;
  readonly at: Instant;
}

export const LONGEST_NOTE = 4_000;
