import { type Actor, PromoterNotApproved } from '../access/index.js';
import { maskedFields, recordAct } from '../audit/index.js';
import { currencyOf, dateIn, NotFound, type PortsOf } from '../shared/index.js';
import { allowed, asDraft, isApproved } from './event-fields.js';
import type { EventFields, EventRecord } from './event-record.js';

export interface AddEvent {
  readonly actor: Actor;
  readonly event: EventFields;
}

/**
 * Adds an event (requirements §6). Admins may add it for any promoter; approved promoters for themselves, in one of
 * their own series or none. A promoter's event pays nothing until an admin decides
 * that it does (`decidePaying`). Without a date it is a draft (`publishEvent`).
 * @throws NotFound PromoterNotApproved EventDatesNotValid
 */
export const addEvent =
  ({
    uow,
    clock,
    ids,
    program,
  }: PortsOf<'eventAdmin' | 'series' | 'approvals' | 'audit', 'clock' | 'ids' | 'program'>) =>
  ({ actor, event: asked }: AddEvent): Promise<EventRecord> =>
    uow.run(async (tx) => {
      if (actor.type !== 'admin' && actor.type !== 'promoter') throw new NotFound('event');
      if (actor.type === 'promoter' && !(await isApproved(tx, actor))) throw new PromoterNotApproved();
      const at = clock.now();
      const fields = await allowed(tx, actor, asked, null, dateIn(at, program.timeZone));
      const added: EventRecord = {
        ...fields,
        id: ids.next(),
        currency: currencyOf(fields.country),
        published: true,
        willPay: false,
        canceled: false,
        lateResultsAccepted: false,
        version: 1,
        copyOf: null,
        payingAskedAt: actor.type === 'promoter' ? at : null,
        cancelReason: null,
        canceledAt: null,
        createdAt: at,
      };
      const event = added.startsOn === null ? asDraft(added) : added;
      await tx.eventAdmin.put(event);
      await recordAct(tx, { ids, at, actor }, 'add-event', ['event', event.id], maskedFields(fields));
      return event;
    });
