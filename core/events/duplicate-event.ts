import type { Actor } from '../access/index.js';
import { by } from '../audit/index.js';
import type { Program } from '../program/index.js';
import { type Clock, type Ids, NotFound, type UnitOfWork } from '../shared/index.js';
import type { EventRecord } from './event-record.js';
import { isLargePurse, recordPurseAlone, undecided } from './propose-purse.js';
import { assertWithinLimits } from './purse-limits.js';

export interface DuplicateEvent {
  readonly actor: Actor;
  readonly eventId: string;
}

/**
 * Copies an event (domain.md §3): title, venue, type, promoter, classes and payout places, but not results, dates or
 * series. Admins only. With a large purse it is undecided whether the copy pays.
 * @throws NotFound PurseOverLimit
 */
export const duplicateEvent =
  ({
    uow,
    clock,
    ids,
    program,
  }: {
    readonly uow: UnitOfWork<'eventAdmin' | 'audit'>;
    readonly clock: Clock;
    readonly ids: Ids;
    readonly program: Program;
  }) =>
  ({ actor, eventId }: DuplicateEvent): Promise<EventRecord> =>
    uow.run(async (tx) => {
      const original = actor.type === 'admin' ? await tx.eventAdmin.lock(eventId) : undefined;
      const found = original && (await tx.eventAdmin.find(eventId));
      if (!original || !found) throw new NotFound('event');
      // purses stored before limits existed must not be copied above them
      assertWithinLimits(found.classes, program.limits, original.currency);
      const at = clock.now();
      const exact: EventRecord = {
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
      };
      const waits = exact.paying && isLargePurse(found.classes, program);
      const copy = waits ? undecided(exact, at) : exact;
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
      await tx.audit.append({
        id: ids.next(),
        at,
        ...by(actor),
        action: 'duplicate-event',
        objectType: 'event',
        objectId: copy.id,
        detail: { copyOf: eventId, classes: found.classes.length },
      });
      const alone = exact.paying && !waits && isLargePurse(found.classes, { ...program, approvals: 'required' });
      if (alone) await recordPurseAlone(tx, actor, copy, found.classes, { clock, ids });
      return copy;
    });
