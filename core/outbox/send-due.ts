import { type Clock, type Instant, plusSeconds, type UnitOfWork } from '../shared/index.js';
import { type EmailBrand, emailFor } from './emails.js';
import type { MailSender } from './mail-sender.port.js';
import { type DueMessage, isCodeExpired, type OutboxStore, type Recipient } from './outbox.js';

const AT_ONCE = 20;
const LEASE_SECONDS = 600;
/** maximum duration of an attempt; none is started when the lease would end sooner */
const TRY_SECONDS = 60;
const FIRST_WAIT_SECONDS = 60;
const LONGEST_WAIT_SECONDS = 3600;
/** hourly attempts for a week; then the address is considered invalid */
const MOST_ATTEMPTS = 168;

export interface SentDue {
  readonly sent: number;
  /** will be retried */
  readonly failed: number;
  /** will not be retried: no recipient, an expired code, or a week of failures */
  readonly givenUp: number;
  /** the batch was full, so more may be due */
  readonly more: boolean;
}

interface Ports {
  readonly uow: UnitOfWork<'outbox'>;
  readonly sender: MailSender;
  readonly clock: Clock;
  readonly brand: EmailBrand;
  /** address for emails to the program itself */
  readonly mailbox: string;
  /** addresses of mailboxes with a name of their own, by that name; others are the program's */
  readonly mailboxes?: Readonly<Record<string, string>>;
  /** host part of Message-IDs: the portal's host, the same on every server */
  readonly host: string;
  /** called with each failed attempt */
  readonly report: (messageId: string, failed: unknown) => void;
}

/** The time of the next attempt: after 1 minute, doubling up to an hour; `attempts`: failures so far. Null: give up. */
export const nextTry = (now: Instant, attempts: number): Instant | null =>
  attempts + 1 >= MOST_ATTEMPTS
    ? null
    : plusSeconds(now, Math.min(FIRST_WAIT_SECONDS * 2 ** Math.min(attempts, 12), LONGEST_WAIT_SECONDS));

/**
 * Sends due messages outside any transaction. After a crash between sending and marking, a message is sent again with
 * the same Message-ID. Several servers can run it at once.
 */
export const sendDueMail =
  ({ uow, sender, clock, brand, mailbox, mailboxes = {}, host, report }: Ports) =>
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
        ? Promise.resolve({ email: mailboxes[id] ?? mailbox, fullName: brand.name, locale: 'en' })
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
