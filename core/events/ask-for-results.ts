import { type Actor, ProxyForbidden } from '../access/index.js';
import { by } from '../audit/index.js';
import { dateIn, NotFound, type PortsOf } from '../shared/index.js';
import { ResultsNotAwaited } from './event-refusals.js';
import { awaitsResults, nextAskMail } from './result-ask.js';

/**
 * A rider asks for the missing results of an event. It counts once for each rider and event; asking again changes
 * nothing. The promoter is told the number, in at most one e-mail a week (`tellOfAsks`), never who asked.
 * @throws NotFound ResultsNotAwaited ProxyForbidden
 */
export const askForResults =
  ({ uow, clock, ids, program }: PortsOf<'eventAdmin' | 'resultAsks' | 'audit', 'clock' | 'ids' | 'program'>) =>
  ({ actor, eventId }: { readonly actor: Actor; readonly eventId: string }): Promise<void> =>
    uow.run(async (tx) => {
      if (actor.type !== 'rider') throw new NotFound('event');
      if (actor.proxyHostId !== null) throw new ProxyForbidden();
      const found = await tx.eventAdmin.find(eventId);
      if (!found?.event.published) throw new NotFound('event');
      const { event, classes } = found;
      const at = clock.now();
      const withResults = classes.filter((raceClass) => raceClass.resultsReceivedAt !== null).length;
      const awaited = awaitsResults(event, { all: classes.length, withResults }, dateIn(at, program.timeZone));
      if (!awaited || event.promoterId === null) throw new ResultsNotAwaited();
      if (!(await tx.resultAsks.add({ eventId, riderId: actor.subjectId, at }))) return;
      const mail = await tx.resultAsks.lockMail(event.promoterId);
      if (mail.dueAt === null) await tx.resultAsks.saveMail({ ...mail, dueAt: nextAskMail(mail.sentAt, at) });
      await tx.audit.append({
        id: ids.next(),
        at,
        ...by(actor),
        action: 'ask-for-results',
        // of the rider, because an event's history does not tell who asked
        objectType: 'rider',
        objectId: actor.subjectId,
        detail: { eventId },
      });
    });
