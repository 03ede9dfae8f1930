import type { Actor } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { NotFound, type PortsOf } from '../shared/index.js';
import type { EventRecord } from './event-record.js';
import { asDraft } from './event-fields.js';
import { assertWithinLimits } from './purse-limits.js';

export interface DuplicateEvent {
  readonly actor: Actor;
  readonly eventId: string;
}

/**
 * Copies an event (domain.md §3): title, venue, type, promoter, classes and payout places, but not results, dates or
 * series. Admins only. The copy is a draft until it is published (`publishEvent`).
 * @throws NotFound PurseOverLimit
 */
export const duplicateEvent =
  ({ uow, clock, ids, program }: PortsOf<'eventAdmin' | 'audit', 'clock' | 'ids' | 'program'>) =>
  ({ actor, eventId }: DuplicateEvent): Promise<EventRecord> =>
    uow.run(async (tx) => {
      const original = actor.type === 'admin' ? await tx.eventAdmin.lock(eventId) : undefined;
      const found = original && (await tx.eventAdmin.find(eventId));
      if (!original || !found) throw new NotFound('event');
      // purses stored before limits existed must not be copied above them
      assertWithinLimits(found.classes, program.limits, original.currency);
      const at = clock.now();
      const copy: EventRecord = asDraft({
        ...original,
        id: ids.next(),
        startsOn: null,
        endsOn: null,
        seriesId: null,
        canceled: false,
        cancelReason: null,
        canceledAt: null,
        lateResultsAccepted: false,
        version: 1,
        copyOf: eventId,
        payingAskedAt: null,
        createdAt: at,
      });
      await tx.eventAdmin.put(copy);
      await tx.eventAdmin.saveClasses(
        copy.id,
        found.classes.map((raceClass) => ({
          ...raceClass,
          id: ids.next(),
          eventId: copy.id,
          entrants: null,
          resultsReceivedAt: null,
        })),
      );
      await recordAct(tx, { ids, at, actor }, 'duplicate-event', ['event', copy.id], {
        copyOf: eventId,
        classes: found.classes.length,
      });
      return copy;
    });
