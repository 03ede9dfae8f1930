import type { UnitOfWork } from '../shared/index.js';
import { reevaluate, type RejudgingNeeds, type RejudgingPorts } from './rejudge-event.js';

interface Ports extends RejudgingPorts {
  readonly uow: UnitOfWork<RejudgingNeeds | 'rejudging'>;
  /** called with an event that failed */
  readonly report: (eventId: string, failed: unknown) => void;
}

/**
 * Re-evaluates the event that was queued first and removes it from the queue in the same transaction, so a crash loses
 * nothing. Several servers can run this. An event that fails moves to the end of the queue.
 * @returns whether more events may be queued
 */
export const rejudgeDue =
  ({ uow, report, ...ports }: Ports) =>
  async (): Promise<boolean> => {
    let taken: string | undefined;
    try {
      return await uow.run(async (tx) => {
        taken = await tx.rejudging.next();
        if (taken === undefined) return false;
        await reevaluate(tx, taken, { actor: null, at: ports.clock.now() }, true, ports);
        await tx.rejudging.done(taken);
        return true;
      });
    } catch (failed) {
      const eventId = taken;
      if (eventId === undefined) throw failed;
      await uow.run((tx) => tx.rejudging.postpone(eventId, ports.clock.now()));
      report(eventId, failed);
      return false;
    }
  };
