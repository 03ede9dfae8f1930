import type { Actor } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { dateIn, NotFound, type PortsOf } from '../shared/index.js';
import { ClaimMessageLength, ClaimOpen, ClaimTooLate, LONGEST_CLAIM, type ResultClaim } from './result-claim.js';
import { EventNotStarted, resultsDueOn } from './submit-refusals.js';

export interface ClaimResult {
  readonly actor: Actor;
  readonly eventId: string;
  readonly classId: string | null;
  readonly place: number | null;
  readonly message: string;
}

type Ports = PortsOf<'events' | 'claims' | 'audit', 'clock' | 'ids' | 'program'>;

/**
 * A rider reports that a result of theirs is missing, from the event's first day until the window closes (requirements
 * §9: 45 days). One open claim per rider and event.
 * @throws NotFound EventNotStarted ClaimTooLate ClaimOpen ClaimMessageLength
 */
export const claimResult =
  ({ uow, clock, ids, program }: Ports) =>
  ({ actor, eventId, classId, place, message }: ClaimResult): Promise<ResultClaim> =>
    uow.run(async (tx) => {
      const text = message.trim();
      if (text === '' || text.length > LONGEST_CLAIM) throw new ClaimMessageLength({ limit: LONGEST_CLAIM });
      // the event's lock serializes concurrent claims
      const event = actor.type === 'rider' ? await tx.events.lock(eventId) : undefined;
      if (!event?.published) throw new NotFound('event');
      const at = clock.now();
      const today = dateIn(at, program.timeZone);
      if (event.startsOn === null || event.startsOn > today) throw new EventNotStarted(event.startsOn);
      const due = resultsDueOn({ startsOn: event.startsOn, endsOn: event.endsOn ?? event.startsOn }, program);
      if (due !== null && today > due) throw new ClaimTooLate({ due });
      if (classId !== null && !(await tx.events.classes(eventId)).some((raceClass) => raceClass.id === classId))
        throw new NotFound('class');
      if (await tx.claims.open(actor.subjectId, eventId)) throw new ClaimOpen();
      const claim: ResultClaim = {
        id: ids.next(),
        riderId: actor.subjectId,
        eventId,
        classId,
        place,
        message: text,
        state: 'open',
        at,
        resultId: null,
        decidedAt: null,
        decidedBy: null,
        answer: null,
      };
      await tx.claims.save(claim);
      await recordAct(tx, { ids, at, actor }, 'claim-result', ['claim', claim.id], {
        riderId: claim.riderId,
        eventId,
        classId,
        place,
      });
      return claim;
    });
