import { recordAct } from '../audit/index.js';
import type { Clock, Ids, UnitOfWork } from '../shared/index.js';

/** Requests closed in one transaction. */
const BATCH = 100;

/**
 * Closes the requests that nobody decided in time (domain.md §13); nothing they asked for happens. In batches, so that
 * a killed server has closed some and the next run goes on.
 */
export const expireRequests =
  ({ uow, clock, ids }: { readonly uow: UnitOfWork<'requests' | 'audit'>; readonly clock: Clock; readonly ids: Ids }) =>
  async (): Promise<void> => {
    for (;;) {
      const closed = await uow.run(async (tx) => {
        const at = clock.now();
        const expired = await tx.requests.expire(at, BATCH);
        for (const { id, kind, objectId } of expired)
          await recordAct(tx, { ids, at, actor: null }, 'expire-request', ['request', id], { kind, about: objectId });
        return expired.length;
      });
      if (closed < BATCH) return;
    }
  };
