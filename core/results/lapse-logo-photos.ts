import { checkOf } from '../eligibility/index.js';
import { dateIn, type UnitOfWork } from '../shared/index.js';
import { applyAll, decideIn } from './decide-held-awards.js';
import { isComplete, photosDueBy, photosOf } from './logo-photo.js';
import type { RejudgingNeeds, RejudgingPorts } from './rejudge-event.js';

interface Ports extends RejudgingPorts {
  readonly uow: UnitOfWork<RejudgingNeeds | 'logoPhotos'>;
  /** called with an event that failed; it is tried again the next day */
  readonly report: (eventId: string, failed: unknown) => void;
}

const AT_ONCE = 100;

/**
 * Refuses awards whose photos of the logos were not sent in time, each event in its own transaction. Where all were sent,
 * the award waits for a person. An administrator can ask for them again.
 * @returns number of refused awards
 */
export const lapseLogoPhotos =
  ({ uow, report, ...ports }: Ports) =>
  async (): Promise<number> => {
    const { clock, program } = ports;
    if (program.logoPhotos === null) return 0;
    const today = dateIn(clock.now(), program.timeZone);
    let lapsed = 0;
    for (let after = ''; ;) {
      const events = await uow.run((tx) => tx.logoPhotos.waiting(after, AT_ONCE));
      for (const eventId of events)
        try {
          lapsed += await uow.run(async (tx) => {
            const event = await tx.events.lock(eventId);
            if (!event) return 0;
            const [results, photos] = [await tx.results.ofEvent(eventId), await tx.logoPhotos.standing(eventId)];
            const chosen = results.filter((result) => {
              const check = checkOf(result.verdict);
              if (check?.state !== 'held' || !check.photos) return false;
              const theirs = photosOf(photos, result);
              return !isComplete(check.photos.asked, theirs) && photosDueBy(check.photos, theirs, program) < today;
            });
            if (chosen.length === 0) return 0;
            const deciding = { event, results, chosen, decision: 'refused' as const, reason: null, actor: null };
            await applyAll(tx, [await decideIn(tx, deciding, ports)], null, ports);
            return chosen.length;
          });
        } catch (failed) {
          report(eventId, failed);
        }
      const last = events.at(-1);
      if (events.length < AT_ONCE || last === undefined) return lapsed;
      after = last;
    }
  };
