import type { Message } from '../outbox/index.js';
import { dateIn, type PortsOf } from '../shared/index.js';
import { type AskedEvent, nextAskMail } from './result-ask.js';

/** how many events one e-mail names; it counts those beyond */
const NAMED = 10;
/** how many are counted */
const COUNTED = 100;

const factsOf = (asked: readonly AskedEvent[]): Message['facts'] => ({
  events: asked.length,
  ...Object.fromEntries(
    asked.slice(0, NAMED).flatMap(({ id, title, riders }, at) => [
      [`id${at + 1}`, id],
      [`event${at + 1}`, title],
      [`riders${at + 1}`, riders],
    ]),
  ),
});

/**
 * Tells the promoter whose e-mail has been due longest how many riders asked for which results. A promoter gets at most
 * one such e-mail a week, whoever asks for what; none if the results came meanwhile. The e-mail and the week are stored
 * in one transaction, so a crash loses nothing and several servers send it once.
 * @returns whether more may be due
 */
export const tellOfAsks =
  ({ uow, clock, ids, program }: PortsOf<'resultAsks' | 'outbox', 'clock' | 'ids' | 'program'>) =>
  (): Promise<boolean> =>
    uow.run(async (tx) => {
      const at = clock.now();
      const mail = await tx.resultAsks.nextMail(at);
      if (!mail) return false;
      const { promoterId, sentAt } = mail;
      const earliest = nextAskMail(sentAt, at);
      if (earliest > at) {
        await tx.resultAsks.saveMail({ ...mail, dueAt: earliest });
        return true;
      }
      const asked = await tx.resultAsks.askedOf(promoterId, dateIn(at, program.timeZone), COUNTED);
      if (asked.length === 0) {
        await tx.resultAsks.saveMail({ ...mail, dueAt: null });
        return true;
      }
      await tx.resultAsks.saveMail({ promoterId, dueAt: null, sentAt: at });
      await tx.outbox.append([
        {
          id: ids.next(),
          kind: 'results-asked',
          at,
          recipient: { type: 'promoter', id: promoterId },
          facts: factsOf(asked),
        },
      ]);
      return true;
    });
