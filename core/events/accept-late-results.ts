import type { Actor } from '../access/index.js';
import { by, changesOf } from '../audit/index.js';
import { type Clock, type Ids, NotFound, type UnitOfWork } from '../shared/index.js';
import type { EventRecord } from './event-record.js';

export interface AcceptLateResults {
  readonly actor: Actor;
  readonly eventId: string;
  readonly accepted: boolean;
}

/**
 * An admin accepts results that arrive after the window, for a whole event (domain.md §4, LATE_RESULTS). The event's
 * results are evaluated again.
 * @throws NotFound
 */
export const acceptLateResults =
  ({
    uow,
    clock,
    ids,
  }: {
    readonly uow: UnitOfWork<'eventAdmin' | 'rejudging' | 'audit'>;
    readonly clock: Clock;
    readonly ids: Ids;
  }) =>
  ({ actor, eventId, accepted }: AcceptLateResults): Promise<EventRecord> =>
    uow.run(async (tx) => {
      const event = actor.type === 'admin' ? await tx.eventAdmin.lock(eventId) : undefined;
      if (!event) throw new NotFound('event');
      if (event.lateResultsAccepted === accepted) return event;
      const at = clock.now();
      const after: EventRecord = { ...event, lateResultsAccepted: accepted, version: event.version + 1 };
      await tx.eventAdmin.put(after);
      await tx.rejudging.ask([eventId], at);
      await tx.audit.append({
        id: ids.next(),
        at,
        ...by(actor),
        action: 'accept-late-results',
        objectType: 'event',
        objectId: eventId,
        detail: changesOf({ lateResultsAccepted: event.lateResultsAccepted }, { lateResultsAccepted: accepted }),
      });
      return after;
    });
