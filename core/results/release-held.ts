import { checkOf } from '../eligibility/index.js';
import { plusSeconds, type UnitOfWork } from '../shared/index.js';
import { applyAll, decideIn } from './decide-held-awards.js';
import type { RejudgingNeeds, RejudgingPorts } from './rejudge-event.js';

interface Ports extends RejudgingPorts {
  readonly uow: UnitOfWork<RejudgingNeeds>;
  /** called with an event that failed; it is tried again the next day */
  readonly report: (eventId: string, failed: unknown) => void;
}

const DAY = 86_400;

/**
 * Releases awards that were held for the program's number of days and that nobody refused, each event in its own
 * transaction. Only where approvals are recorded; where they are required, an award waits for a person, and so does one that
 * waits for photos of the logos.
 * @returns number of released awards
 */
export const releaseHeld =
  ({ uow, report, ...ports }: Ports) =>
  async (): Promise<number> => {
    const { approvals, checks } = ports.program;
    if (approvals !== 'recorded') return 0;
    const before = plusSeconds(ports.clock.now(), -checks.releaseAfterDays * DAY);
    let released = 0;
    for (const eventId of await uow.run((tx) => tx.checks.heldBefore(before)))
      try {
        released += await uow.run(async (tx) => {
          const event = await tx.events.lock(eventId);
          if (!event) return 0;
          const results = await tx.results.ofEvent(eventId);
          const chosen = results.filter(({ verdict }) => {
            const check = checkOf(verdict);
            return check?.state === 'held' && !check.photos && check.since !== null && check.since < before;
          });
          const decided = await decideIn(
            tx,
            { event, results, chosen, decision: 'released', reason: null, actor: null },
            ports,
          );
          await applyAll(tx, [decided], null, ports);
          return chosen.length;
        });
      } catch (failed) {
        report(eventId, failed);
      }
    return released;
  };
