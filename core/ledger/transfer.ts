import { type Award, bySpendingOrder } from './award.js';
import type { Movement } from './post.js';

/** The two halves of a transfer. `out` must be posted before `into`. */
export interface Transfer {
  readonly out: readonly Movement[];
  readonly into: readonly Movement[];
}

/**
 * Moves awards with their history to another rider's wallet of the same book and currency, in spending order (domain.md
 * §8). Awards without value move too, so that no history stays with a merged rider.
 */
export const transfer = (awards: readonly Award[], toRiderId: string): Transfer => {
  const ordered = awards.toSorted(bySpendingOrder);
  return {
    // avoids -0 for an award without value
    out: ordered.map((award) => ({
      kind: 'transfer',
      amount: 0 - award.current,
      award: { ...award, current: 0 },
      worth: -award.initial,
    })),
    into: ordered.map((award) => ({
      kind: 'transfer',
      amount: award.current,
      award: { ...award, riderId: toRiderId },
      worth: award.initial,
    })),
  };
};
