import { amaKey, nameKey } from '../riders/index.js';
import { plusSeconds, type PortsOf } from '../shared/index.js';

type Ports = PortsOf<'rematching' | 'riderFacts' | 'rejudging', 'clock'>;

/**
 * Results that were being stored at the same time do not show at the first look; by the second, ten minutes later, they
 * are stored or were given up.
 */
const SECOND_LOOK_SECONDS = 600;

/**
 * Looks for unmatched results of the rider who has waited longest, and queues their events: the evaluation matches them
 * (domain.md §4). One rider in one transaction, so a kill loses nothing and a repeat changes nothing.
 * @returns whether more riders may wait
 */
export const rematchDue =
  ({ uow, clock }: Ports) =>
  (): Promise<boolean> =>
    uow.run(async (tx) => {
      const at = clock.now();
      const next = await tx.rematching.next(at);
      if (!next) return false;
      const [rider] = await tx.riderFacts.byIds([next.riderId]);
      if (rider) {
        const { id, fullName, amaNumber, email } = rider;
        const by = { riderId: id, nameKey: nameKey(fullName), amaKey: amaKey(amaNumber ?? ''), email };
        await tx.rejudging.ask(await tx.rematching.eventsNaming(by), at);
      }
      if (!rider || next.isLast) await tx.rematching.done(next.riderId);
      else await tx.rematching.again(next.riderId, plusSeconds(at, SECOND_LOOK_SECONDS));
      return true;
    });
