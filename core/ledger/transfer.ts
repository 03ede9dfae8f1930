import { type Award, bySpendingOrder } from './award.js';
import type { Movement } from './post.js';

/** Two halves of one move; the first must be posted before the second. */
export interface Transfer {
  readonly out: readonly Movement[];
  readonly into: readonly Movement[];
}

/**
 * Moves awards with all that was ever done with them out of their wallet and into the same wallet of another rider, in
 * their spending order (domain.md §8). An award without value moves too: its history must not stand under a name that
 * is gone.
 */
export const transfer = (awards: readonly Award[], toRiderId: string): Transfer => {
  const ordered = awards.toSorted(bySpendingOrder);
  return {
    // an award without value moves 0, which its negative would not be
    out: ordered.map((it) => ({
      kind: 'transfer',
      amount: 0 - it.current,
      award: { ...it, current: 0 },
      worth: -it.initial,
    })),
    into: ordered.map((it) => ({
      kind: 'transfer',
      amount: it.current,
      award: { ...it, riderId: toRiderId },
      worth: it.initial,
    })),
  };
};
