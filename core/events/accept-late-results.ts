import type { Actor } from '../access/index.js';
import { changesOf, recordAct } from '../audit/index.js';
import { NotFound, type PortsOf } from '../shared/index.js';
import type { EventRecord } from './event-record.js';
import type { SettlingNeeds, SettlingPort } from './settle-event.port.js';

export interface AcceptLateResults {
  readonly actor: Actor;
  readonly eventId: string;
  readonly accepted: boolean;
  /** with `accepted: false`: nobody waits for the results any longer, and the promoter is told why */
  readonly reason?: string | null | undefined;
}

/**
 * An admin decides about results that arrive after the window, for a whole event (domain.md §4, LATE_RESULTS). If it
 * changes whether they are accepted, the event's results are evaluated again. A refusal with a reason sets the event
 * aside until late results are accepted or asked for; its promoter gets an e-mail. The same decision again changes
 * nothing.
 * @throws NotFound
 */
export const acceptLateResults =
  ({
    uow,
    clock,
    ids,
    settle,
  }: SettlingPort & PortsOf<'eventAdmin' | 'dismissals' | 'rejudging' | SettlingNeeds, 'clock' | 'ids'>) =>
  ({ actor, eventId, accepted, reason }: AcceptLateResults): Promise<EventRecord> =>
    uow.run(async (tx) => {
      const event = actor.type === 'admin' ? await tx.eventAdmin.lock(eventId) : undefined;
      if (!event) throw new NotFound('event');
      const dismissal = await tx.dismissals.find('late', eventId);
      const why = accepted ? '' : (reason ?? '').trim();
      const refuses = why !== '' && dismissal?.reason !== why;
      const takesUp = accepted && dismissal !== undefined;
      const changes = event.lateResultsAccepted !== accepted;
      if (!changes && !refuses && !takesUp) return event;

      const at = clock.now();
      const after: EventRecord = changes
        ? { ...event, lateResultsAccepted: accepted, version: event.version + 1 }
        : event;
      if (changes) {
        await tx.eventAdmin.put(after);
        await tx.rejudging.ask([eventId], at);
      }
      if (takesUp) await tx.dismissals.remove('late', eventId);
      if (refuses) {
        await tx.dismissals.put({ kind: 'late', objectId: eventId, at, by: actor.name, reason: why, amount: null });
        if (event.promoterId !== null)
          await tx.outbox.append([
            {
              id: ids.next(),
              kind: 'late-results-refused',
              at,
              recipient: { type: 'promoter', id: event.promoterId },
              facts: { event: event.title, reason: why },
            },
          ]);
      }
      await recordAct(
        tx,
        { ids, at, actor },
        accepted ? 'accept-late-results' : 'refuse-late-results',
        ['event', eventId],
        {
          ...changesOf({ lateResultsAccepted: event.lateResultsAccepted }, { lateResultsAccepted: accepted }),
          ...(refuses ? { reason: why } : {}),
        },
      );
      if (changes) await settle(tx, eventId, { actor, at });
      return after;
    });
