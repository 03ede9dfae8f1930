import type { Instant } from '../shared/index.js';

/** A second rider says that a VIN is theirs: an admin has to look (domain.md §9). */
export interface VinDispute {
  readonly id: string;
  readonly vin: string;
  readonly heldBy: string;
  readonly claimedBy: string;
  /** the claimant's bike as they describe it; its id is of a bike of theirs without this VIN, or of none yet */
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
