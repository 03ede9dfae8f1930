import type { Actor } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { dateIn, NotFound, type PortsOf } from '../shared/index.js';
import { assertOwnEvent } from './event-fields.js';
import { LateResultsNotNeeded } from './event-refusals.js';
import { resultsDueOn } from './result-window.js';

export interface AskLateResults {
  readonly actor: Actor;
  readonly eventId: string;
  /** who asks, for the answer */
  readonly promoter: { readonly name: string; readonly email: string; readonly phone: string | null };
  readonly reason: string;
}

/**
 * A promoter asks for late results to be accepted: the program's mailbox gets an e-mail, which is answered to the
 * promoter. The event waits in the inbox again if it was set aside; an admin decides (`acceptLateResults`).
 * @throws NotFound LateResultsNotNeeded
 */
export const askLateResults =
  ({
    uow,
    clock,
    ids,
    program,
  }: PortsOf<'eventAdmin' | 'dismissals' | 'series' | 'approvals' | 'outbox' | 'audit', 'clock' | 'ids' | 'program'>) =>
  ({ actor, eventId, promoter, reason }: AskLateResults): Promise<void> =>
    uow.run(async (tx) => {
      const event = await tx.eventAdmin.lock(eventId);
      if (!event) throw new NotFound('event');
      await assertOwnEvent(tx, actor, event);
      const [at, due] = [clock.now(), resultsDueOn(event, program)];
      const isLate = due !== null && dateIn(at, program.timeZone) > due;
      if (!isLate || !event.published || event.canceled || event.lateResultsAccepted) throw new LateResultsNotNeeded();
      await tx.dismissals.remove('late', eventId);
      await tx.outbox.append([
        {
          id: ids.next(),
          kind: 'late-results-asked',
          at,
          recipient: { type: 'mailbox', id: 'contact' },
          facts: { event: event.title, due, ...promoter, reason: reason.trim() },
        },
      ]);
      await recordAct(tx, { ids, at, actor }, 'ask-late-results', ['event', eventId], { reason });
    });
