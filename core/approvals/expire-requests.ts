import { recordAct } from '../audit/index.js';
import type { PortsOf } from '../shared/index.js';

/** Requests closed in one transaction. */
const BATCH = 100;

/**
 * Closes the requests that nobody decided in time (domain.md §13); nothing they asked for happens. In batches, so that
 * a killed server has closed some and the next run goes on.
 */
export const expireRequests =
  ({ uow, clock, ids }: PortsOf<'requests' | 'audit', 'clock' | 'ids'>) =>
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
