import { type Clock, plusSeconds, type UnitOfWork } from '../shared/index.js';

const AT_ONCE = 500;
/** quality.md: the answer to a key is kept 24 hours at least */
const KEYS_KEPT_SECONDS = 72 * 3600;

/**
 * Throws away answers to old idempotency keys, sessions and codes that have ended, a few at a time.
 * @returns how many
 */
export const sweepLeftovers =
  ({ uow, clock }: { readonly uow: UnitOfWork<'leftovers'>; readonly clock: Clock }) =>
  async (): Promise<number> => {
    const now = clock.now();
    let total = 0;
    for (;;) {
      const swept = await uow.run((tx) => tx.leftovers.sweep(now, plusSeconds(now, -KEYS_KEPT_SECONDS), AT_ONCE));
      total += swept;
      if (swept < AT_ONCE) return total;
    }
  };
