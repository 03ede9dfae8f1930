import type { Instant } from '../shared/index.js';
import type { BikeDoubt } from './bike.js';

/**
 * A VIN about which an admin decides: a second rider claims it (domain.md §9), or it is plausible but in doubt (§13);
 * then its rider is both `heldBy` and `claimedBy`.
 */
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
  /** left out: a second rider claims it */
  readonly reason?: BikeDoubt;
  /** the same for all VINs of a run */
  readonly runId?: string;
}
