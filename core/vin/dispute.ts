import type { Instant } from '../shared/index.js';

/** A second rider claims a VIN; an admin decides (domain.md §9). */
export interface VinDispute {
  readonly id: string;
  readonly vin: string;
  readonly heldBy: string;
  readonly claimedBy: string;
  /** the claimant's bike; its id is that of a stored bike without this VIN, or null */
  readonly claimed: {
    readonly bikeId: string | null;
    readonly year: number;
    readonly make: string;
    readonly model: string;
  };
  readonly at: Instant;
  /** null: open */
  readonly settledAt: Instant | null;
  readonly settledBy: string | null;
}
