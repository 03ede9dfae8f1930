import type { Program } from '../program/index.js';
import { plusSeconds, type PortsOf } from '../shared/index.js';
import type { DuePush, PushSender } from './ports.js';
import { nextPush, PUSH_SECONDS } from './push.js';
import { pushTextFor } from './push-text.js';

/** attempts at once; each ends within seconds */
const AT_ONCE = 16;
/** longer than an attempt and what is stored of it can take */
const LEASE_SECONDS = 120;

interface Ports extends PortsOf<'pushes', 'clock'> {
  readonly program: Pick<Program, 'timeZone'>;
  readonly pushSender: PushSender;
  /** called with the mail's id when an attempt could not be made or stored; it is made again when its lease ends */
  readonly report: (messageId: string, failed: unknown) => void;
}

/**
 * Sends due notices outside any transaction, beside the mails: a push service that hangs holds up no mail. After a crash
 * between sending and marking, a notice is sent again with the same topic and tag, and replaces itself. Several servers
 * can run it at once. @returns whether more may be due
 */
export const sendDuePush =
  ({ uow, clock, program, pushSender, report }: Ports) =>
  async (): Promise<boolean> => {
    const { serverKey } = pushSender;
    if (serverKey === null) return false;
    const now = clock.now();
    const due = await uow.run((tx) =>
      tx.pushes.due({ now, leaseUntil: plusSeconds(now, LEASE_SECONDS), limit: AT_ONCE, serverKey }),
    );
    await Promise.all(due.map((push) => attempt(push).catch((failed: unknown) => report(push.message.id, failed))));
    return due.length === AT_ONCE;

    async function attempt(push: DuePush): Promise<void> {
      const text = pushTextFor(push.message, push.locale, program.timeZone);
      const isOld = plusSeconds(push.message.at, PUSH_SECONDS) <= now;
      const answer =
        text === null || isOld
          ? 'refused'
          : await pushSender.send(push.subscription, {
              payload: JSON.stringify(text),
              topic: push.message.id,
              seconds: PUSH_SECONDS,
            });
      const next = answer === 'again' ? nextPush(clock.now(), push.tries + 1) : null;
      await uow.run((tx) =>
        answer === 'gone' ? tx.pushes.remove(push.subscription.id) : tx.pushes.attempted(push, next),
      );
    }
  };
