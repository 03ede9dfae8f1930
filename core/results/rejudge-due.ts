import { isRun } from '../eligibility/index.js';
import { addDays, dateIn, type Instant, plusSeconds, type Stores, type UnitOfWork } from '../shared/index.js';
import { reevaluate, type RejudgingNeeds, type RejudgingPorts } from './rejudge-event.js';

interface Ports extends RejudgingPorts {
  readonly uow: UnitOfWork<RejudgingNeeds | 'rejudging'>;
  /** called with an event that failed */
  readonly report: (eventId: string, failed: unknown) => void;
}

/**
 * Re-evaluates the event that was queued first and removes it from the queue in the same transaction, so a crash loses
 * nothing. Several servers can run this. An event that fails moves to the end of the queue; one with results whose day
 * lies ahead is queued for that day, because a race that has not been run earns nothing (domain.md §4).
 * @returns whether more events may be queued
 */
export const rejudgeDue =
  ({ uow, report, ...ports }: Ports) =>
  async (): Promise<boolean> => {
    let taken: string | undefined;
    try {
      return await uow.run(async (tx) => {
        const at = ports.clock.now();
        taken = await tx.rejudging.next(at);
        if (taken === undefined) return false;
        await reevaluate(tx, taken, { actor: null, at }, true, ports);
        await tx.rejudging.done(taken);
        await awaitItsDay(tx, taken, at, ports);
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

const AN_HOUR = 3_600;

/** Looks again from when the day begins anywhere, each hour until it has begun in the program's time zone. */
const awaitItsDay = async (
  tx: Pick<Stores, 'events' | 'results' | 'rejudging'>,
  eventId: string,
  now: Instant,
  { program }: RejudgingPorts,
): Promise<void> => {
  const event = await tx.events.lock(eventId);
  if (!event || event.startsOn === null || isRun(event, dateIn(now, program.timeZone))) return;
  if ((await tx.results.ofEvent(eventId)).length === 0) return;
  const begins = `${addDays(event.startsOn, -1)}T10:00:00.000Z`;
  const soon = plusSeconds(now, AN_HOUR);
  await tx.rejudging.ask([eventId], begins > soon ? begins : soon);
};
