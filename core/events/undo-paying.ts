import type { Actor } from '../access/index.js';
import { ownDecision, UndoRefused } from '../approvals/index.js';
import { by, changesOf } from '../audit/index.js';
import { type Ids, type Instant, NotFound, type PortsOf } from '../shared/index.js';
import type { EventRecord } from './event-record.js';
import { type EventSettled, NOTHING_MOVED, type SettlingNeeds, type SettlingPort } from './settle-event.port.js';

interface Change<T> {
  readonly before: T;
  readonly after: T;
}

/**
 * Whoever decided whether an event pays takes it back: it waits for a decision again, as before. Money that the decision
 * moved is moved back, but not once any of it was redeemed. Not after the event was changed.
 * @throws NotFound UndoRefused
 */
export const undoPayingDecision =
  ({
    uow,
    clock,
    ids,
    settle,
  }: SettlingPort & PortsOf<'eventAdmin' | 'hands' | 'rejudging' | SettlingNeeds, 'clock' | 'ids'>) =>
  ({ actor, eventId }: { readonly actor: Actor; readonly eventId: string }): Promise<EventSettled> =>
    uow.run(async (tx) => {
      const event = actor.type === 'admin' ? await tx.eventAdmin.lock(eventId) : undefined;
      if (!event) throw new NotFound('event');
      const at = clock.now();
      const what = { objectType: 'event', objectId: eventId };
      const { detail } = await ownDecision(tx, actor, { ...what, actions: ['decide-paying', 'undo-paying'] }, at);
      const changes = detail as {
        readonly version?: Change<number>;
        readonly paying?: Change<boolean>;
        readonly payingAskedAt?: Change<Instant | null>;
        readonly undone?: true;
      };
      if (changes.undone || changes.version?.after !== event.version) throw new UndoRefused({ why: 'changed' });
      const after: EventRecord = {
        ...event,
        paying: changes.paying?.before ?? event.paying,
        payingAskedAt: changes.payingAskedAt ? changes.payingAskedAt.before : event.payingAskedAt,
        version: event.version + 1,
      };
      await tx.eventAdmin.put(after);
      await tx.audit.append({
        id: ids.next(),
        at,
        ...by(actor),
        action: 'undo-paying',
        ...what,
        detail: { undone: true, ...changesOf(event, after) },
      });
      let money = NOTHING_MOVED;
      if (after.paying !== event.paying) {
        await tx.rejudging.ask([eventId], at);
        const settled = await settle(tx, eventId, { actor, at });
        if (settled.money.overpaid > 0) throw new UndoRefused({ why: 'spent' });
        money = settled.money;
        for (const { resultId, riderId, before, after: now } of settled.results)
          if (before > 0 && now === 0 && riderId !== null && (await tx.outbox.withdraw('award-earned', resultId)))
            await tx.outbox.append([
              undone(ids, at, { type: 'rider', id: riderId }, { what: 'award', event: event.title }),
            ]);
      }
      if (event.promoterId !== null && (await tx.outbox.withdraw('event-decided', eventId)))
        await tx.outbox.append([
          undone(ids, at, { type: 'promoter', id: event.promoterId }, { what: 'event', event: event.title }),
        ]);
      return { event: after, money };
    });

const undone = (
  ids: Ids,
  at: Instant,
  recipient: { readonly type: 'rider' | 'promoter'; readonly id: string },
  facts: Readonly<Record<string, string>>,
) => ({ id: ids.next(), kind: 'decision-undone' as const, at, recipient, facts });
