import type { Actor } from '../access/index.js';
import { SecondPersonNeeded } from '../approvals/index.js';
import { changesOf, recordAct } from '../audit/index.js';
import { UNDO_SECONDS } from '../outbox/index.js';
import { rulesOn } from '../program/index.js';
import { NotFound, plusSeconds, type PortsOf, StaleEdit } from '../shared/index.js';
import type { EventRecord } from './event-record.js';
import { EventIsDraft } from './event-refusals.js';
import { ownPurse, recordPurseAlone } from './propose-purse.js';
import { assertWithinLimits } from './purse-limits.js';
import { type EventSettled, NOTHING_MOVED, type SettlingNeeds, type SettlingPort } from './settle-event.port.js';

export interface DecidePaying {
  readonly actor: Actor;
  readonly eventId: string;
  /** the version that was looked at: another purse or another decision since is not decided unseen */
  readonly version: number;
  readonly paying: boolean;
  /** goes to the promoter */
  readonly reason: string | null;
}

/**
 * An admin decides whether a promoter's event pays (domain.md §3). The promoter gets an e-mail. If the decision changes
 * what the event pays, its results are evaluated again. The same decision again changes nothing. Who set a large purse,
 * or the purse or dates of an event with results, does not decide that it is paid (domain.md §13).
 * @throws NotFound EventIsDraft StaleEdit PurseOverLimit SecondPersonNeeded
 */
export const decidePaying =
  ({
    uow,
    clock,
    ids,
    program,
    settle,
  }: SettlingPort & PortsOf<'eventAdmin' | 'hands' | 'rejudging' | SettlingNeeds, 'clock' | 'ids' | 'program'>) =>
  ({ actor, eventId, version, paying, reason }: DecidePaying): Promise<EventSettled> =>
    uow.run(async (tx) => {
      const event = actor.type === 'admin' ? await tx.eventAdmin.lock(eventId) : undefined;
      const found = event && (await tx.eventAdmin.find(eventId));
      if (!event || !found) throw new NotFound('event');
      if (!event.published) throw new EventIsDraft();
      if (event.payingAskedAt === null && event.paying === paying) return { event, money: NOTHING_MOVED };
      if (event.version !== version) throw new StaleEdit('event', event.version);
      if (paying) assertWithinLimits(found.classes, rulesOn(program, event.startsOn).limits, event.currency);
      const own = paying ? await ownPurse(tx, actor, eventId, found.classes, program) : null;
      if (own === 'waits') throw new SecondPersonNeeded({ why: 'purse' });
      const at = clock.now();
      const after: EventRecord = { ...event, paying, payingAskedAt: null, version: version + 1 };
      await tx.eventAdmin.put(after);
      if (event.paying !== paying) await tx.rejudging.ask([eventId], at);
      if (event.promoterId !== null)
        await tx.outbox.append([
          {
            id: ids.next(),
            kind: 'event-decided',
            at,
            recipient: { type: 'promoter', id: event.promoterId },
            about: eventId,
            notBefore: plusSeconds(at, UNDO_SECONDS),
            facts: { event: event.title, decision: paying ? 'paying' : 'not-paying', reason },
          },
        ]);
      await recordAct(tx, { ids, at, actor }, 'decide-paying', ['event', eventId], {
        reason,
        ...changesOf(event, after),
      });
      if (own === 'alone') await recordPurseAlone(tx, actor, event, found.classes, { clock, ids });
      const money = event.paying === paying ? NOTHING_MOVED : (await settle(tx, eventId, { actor, at })).money;
      return { event: after, money };
    });
