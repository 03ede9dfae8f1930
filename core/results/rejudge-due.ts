import type { UnitOfWork } from '../shared/index.js';
import { reevaluate, type RejudgingNeeds, type RejudgingPorts } from './rejudge-event.js';

interface Ports extends RejudgingPorts {
  readonly uow: UnitOfWork<RejudgingNeeds | 'rejudging'>;
  /** told of an event that could not be judged */
  readonly report: (eventId: string, failed: unknown) => void;
}

/**
 * Judges the event again that waits longest, and takes it off the queue in the same transaction: killed half-way, it
 * waits still. Any number of servers may do this; each event is judged by one. One that fails goes behind all others,
 * so that it holds up nobody.
 * @returns whether there may be more to do at once
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
