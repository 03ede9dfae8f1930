import type { Actor } from '../access/index.js';
import { withdrawWaiting } from '../approvals/index.js';
import { recordAct } from '../audit/index.js';
import { NotFound, type PortsOf } from '../shared/index.js';
import { EventHasResults } from './event-refusals.js';

export interface DeleteEvent {
  readonly actor: Actor;
  readonly eventId: string;
}

/**
 * Deletes an event and its classes. An event with results, awards or claims of missing results cannot be deleted, only
 * canceled. Admins only.
 * @throws NotFound EventHasResults
 */
export const deleteEvent =
  ({ uow, clock, ids, program }: PortsOf<'eventAdmin' | 'requests' | 'audit', 'clock' | 'ids' | 'program'>) =>
  ({ actor, eventId }: DeleteEvent): Promise<void> =>
    uow.run(async (tx) => {
      const event = actor.type === 'admin' ? await tx.eventAdmin.lock(eventId) : undefined;
      if (!event) throw new NotFound('event');
      if (await tx.eventAdmin.inUse(eventId)) throw new EventHasResults();
      for (const kind of ['purse', 'one-race'] as const)
        await withdrawWaiting(tx, kind, eventId, actor, { clock, ids, program });
      await tx.eventAdmin.remove(eventId);
      const { title, startsOn, seriesId, promoterId } = event;
      await recordAct(tx, { ids, at: clock.now(), actor }, 'delete-event', ['event', eventId], {
        title,
        startsOn,
        seriesId,
        promoterId,
      });
    });
