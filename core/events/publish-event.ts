import type { Actor } from '../access/index.js';
import { withdrawWaiting } from '../approvals/index.js';
import { changesOf, recordAct } from '../audit/index.js';
import { rulesOn } from '../program/index.js';
import { NotFound, type PortsOf, StaleEdit } from '../shared/index.js';
import { assertDated, assertOwnEvent } from './event-fields.js';
import type { EventRecord } from './event-record.js';
import { EventNotReady } from './event-refusals.js';
import { ownPurse, recordPurseAlone } from './propose-purse.js';
import { assertWithinLimits } from './purse-limits.js';

export interface PublishEvent {
  readonly actor: Actor;
  readonly eventId: string;
  /** the version that was looked at: what others changed since is not published unseen */
  readonly version: number;
}

/**
 * Publishes a draft (domain.md §3): it is public from then on, and can be canceled, but never becomes a draft again. A
 * promoter's waits for an admin to decide whether it pays, as a new event does. An admin's pays if the draft says so,
 * unless this admin set a large purse: then another one decides (`ownPurse`). Publishing it again changes nothing.
 * @throws NotFound StaleEdit EventNotReady PurseOverLimit
 */
export const publishEvent =
  ({
    uow,
    clock,
    ids,
    program,
  }: PortsOf<'eventAdmin' | 'series' | 'approvals' | 'requests' | 'hands' | 'audit', 'clock' | 'ids' | 'program'>) =>
  ({ actor, eventId, version }: PublishEvent): Promise<EventRecord> =>
    uow.run(async (tx) => {
      const event = await tx.eventAdmin.lock(eventId);
      const found = event && (await tx.eventAdmin.find(eventId));
      if (!event || !found) throw new NotFound('event');
      await assertOwnEvent(tx, actor, event);
      if (event.published) return event;
      if (event.version !== version) throw new StaleEdit('event', event.version);
      assertDated(event.startsOn);
      if (event.canceled) throw new EventNotReady({ why: 'canceled' });
      assertWithinLimits(found.classes, rulesOn(program, event.startsOn).limits, event.currency);
      const at = clock.now();
      const wanted = actor.type === 'admin' && event.willPay;
      const own = wanted ? await ownPurse(tx, actor, eventId, found.classes, program) : null;
      const paying = wanted && own !== 'waits';
      const asks = actor.type !== 'admin' || own === 'waits';
      const after: EventRecord = {
        ...event,
        published: true,
        paying,
        willPay: false,
        payingAskedAt: asks ? at : null,
        version: version + 1,
      };
      // asked for when it was no draft
      await withdrawWaiting(tx, 'purse', eventId, actor, { clock, ids, program });
      await tx.eventAdmin.put(after);
      await recordAct(tx, { ids, at, actor }, 'publish-event', ['event', eventId], changesOf(event, after));
      if (own === 'alone') await recordPurseAlone(tx, actor, after, found.classes, { clock, ids });
      return after;
    });
