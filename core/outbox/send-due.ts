import { type Clock, type Instant, plusSeconds, type UnitOfWork } from '../shared/index.js';
import { type EmailBrand, emailFor } from './emails.js';
import type { MailSender } from './mail-sender.port.js';
import { type DueMessage, isCodeExpired, type OutboxStore, type Recipient } from './outbox.js';

const AT_ONCE = 20;
const LEASE_SECONDS = 600;
/** a try may take this long: no more are begun when the lease is nearer to its end */
const TRY_SECONDS = 60;
const FIRST_WAIT_SECONDS = 60;
const LONGEST_WAIT_SECONDS = 3600;
/** hourly tries of a week: then the address is dead, not the server */
const MOST_ATTEMPTS = 168;

export interface SentDue {
  readonly sent: number;
  /** to be tried again */
  readonly failed: number;
  /** never to be tried again: nobody to send to, a code that has expired, or a week of failures */
  readonly givenUp: number;
  /** everything asked for was due: there may be more */
  readonly more: boolean;
}

interface Ports {
  readonly uow: UnitOfWork<'outbox'>;
  readonly sender: MailSender;
  readonly clock: Clock;
  readonly brand: EmailBrand;
  /** where emails to the program itself go */
  readonly mailbox: string;
  /** right of the @ in Message-IDs: the portal's own host, the same on every server */
  readonly host: string;
  /** told of each try that failed */
  readonly report: (messageId: string, failed: unknown) => void;
}

/** 1 minute, doubling to an hour; `attempts` failed before this one. Null: no more. */
export const nextTry = (now: Instant, attempts: number): Instant | null =>
  attempts + 1 >= MOST_ATTEMPTS
    ? null
    : plusSeconds(now, Math.min(FIRST_WAIT_SECONDS * 2 ** Math.min(attempts, 12), LONGEST_WAIT_SECONDS));

/**
 * Sends messages whose turn has come, none of them inside a transaction. Killed between sending and marking, it sends
 * again after the lease, with the same Message-ID; any number may run at once.
 */
export const sendDueMail =
  ({ uow, sender, clock, brand, mailbox, host, report }: Ports) =>
  async (): Promise<SentDue> => {
    const leaseUntil = plusSeconds(clock.now(), LEASE_SECONDS);
    const due = await uow.run(async ({ outbox }) => {
      const messages = await outbox.due(clock.now(), AT_ONCE, leaseUntil);
      const addressed: { readonly message: DueMessage; readonly reader: Recipient | undefined }[] = [];
      for (const message of messages)
        addressed.push({
          message,
          reader: isCodeExpired(message, clock.now()) ? undefined : await readerOf(outbox, message.recipient),
        });
      return addressed;
    });

    let [sent, failed, givenUp] = [0, 0, 0];
    for (const { message, reader } of due) {
      if (plusSeconds(clock.now(), TRY_SECONDS) > leaseUntil) break;
      if (reader && (await deliver(message, reader))) {
        await uow.run(({ outbox }) => outbox.sent(message.id, clock.now()));
        sent += 1;
      } else {
        const again = reader ? nextTry(clock.now(), message.attempts) : null;
        await uow.run(({ outbox }) => outbox.failed(message.id, again));
        if (again === null) givenUp += 1;
        else failed += 1;
      }
    }
    return { sent, failed, givenUp, more: due.length === AT_ONCE };

    function readerOf(outbox: OutboxStore, { type, id }: DueMessage['recipient']): Promise<Recipient | undefined> {
      return type === 'mailbox'
        ? Promise.resolve({ email: mailbox, fullName: brand.name, locale: 'en' })
        : outbox.recipient(type, id);
    }

    async function deliver(message: DueMessage, reader: Recipient): Promise<boolean> {
      try {
        await sender.send({
          to: reader.email,
          messageId: `<${message.id}@${host}>`,
          ...emailFor(message, reader, brand),
        });
        return true;
      } catch (why) {
        report(message.id, why);
        return false;
      }
    }
  };
