import { type Clock, plusSeconds, type UnitOfWork } from '../shared/index.js';

const AT_ONCE = 500;
/** quality.md requires at least 24 hours */
const KEYS_KEPT_SECONDS = 72 * 3600;

/** Deletes old idempotency answers, expired sessions and codes, in small batches. @returns how many */
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
