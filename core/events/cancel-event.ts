import type { Actor } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { NotFound, type PortsOf } from '../shared/index.js';
import { assertOwnEvent } from './event-fields.js';
import type { EventRecord } from './event-record.js';
import { EventHasResults } from './event-refusals.js';
import { type EventSettled, NOTHING_MOVED, type SettlingNeeds, type SettlingPort } from './settle-event.port.js';

export interface CancelEvent {
  readonly actor: Actor;
  readonly eventId: string;
  readonly reason: string;
}

interface Ports
  extends SettlingPort, PortsOf<'eventAdmin' | 'series' | 'approvals' | 'rejudging' | SettlingNeeds, 'clock' | 'ids'> {}

/**
 * Cancels an event: its results earn nothing, and awards are taken back at once, as far as they are unspent (domain.md
 * §3, §4). Admins at any time, the promoter while it has no results. Idempotent.
 * @throws NotFound EventHasResults
 */
export const cancelEvent =
  ({ uow, clock, ids, settle }: Ports) =>
  ({ actor, eventId, reason }: CancelEvent): Promise<EventSettled> =>
    uow.run(async (tx) => {
      const event = await tx.eventAdmin.lock(eventId);
      if (!event) throw new NotFound('event');
      await assertOwnEvent(tx, actor, event);
      if (event.canceled) return { event, money: NOTHING_MOVED };
      if (actor.type !== 'admin' && (await tx.eventAdmin.inUse(eventId))) throw new EventHasResults();
      const at = clock.now();
      const after: EventRecord = {
        ...event,
        canceled: true,
        cancelReason: reason,
        canceledAt: at,
        version: event.version + 1,
      };
      await tx.eventAdmin.put(after);
      await tx.rejudging.ask([eventId], at);
      await recordAct(tx, { ids, at, actor }, 'cancel-event', ['event', eventId], { reason });
      return { event: after, money: (await settle(tx, eventId, { actor, at })).money };
    });

/** Reverts a cancellation: results earn again. Admins only. Idempotent. @throws NotFound */
export const restoreEvent =
  ({ uow, clock, ids, settle }: Ports) =>
  ({ actor, eventId, reason }: CancelEvent): Promise<EventSettled> =>
    uow.run(async (tx) => {
      const event = actor.type === 'admin' ? await tx.eventAdmin.lock(eventId) : undefined;
      if (!event) throw new NotFound('event');
      if (!event.canceled) return { event, money: NOTHING_MOVED };
      const at = clock.now();
      const after: EventRecord = {
        ...event,
        canceled: false,
        cancelReason: null,
        canceledAt: null,
        version: event.version + 1,
      };
      await tx.eventAdmin.put(after);
      await tx.rejudging.ask([eventId], at);
      await recordAct(tx, { ids, at, actor }, 'restore-event', ['event', eventId], {
        reason,
        canceledFor: event.cancelReason,
      });
      return { event: after, money: (await settle(tx, eventId, { actor, at })).money };
    });
