import { DEFAULT_LOCALE } from '@rrr/records/languages';
import type { Repeatedly } from '../jobs/index.js';
import { type Instant, plusSeconds, type PortsOf } from '../shared/index.js';
import { type EmailBrand, emailFor } from './emails.js';
import { MailRefused } from './mail-refused.js';
import type { MailSender } from './mail-sender.port.js';
import { type DueMessage, isCodeExpired, type MailLane, type OutboxStore, type Recipient } from './outbox.js';

/** how long a crashed server keeps a message from the others */
const LEASE_SECONDS = 30;
const RENEW_SECONDS = 10;
const FIRST_WAIT_SECONDS = 60;
const LONGEST_WAIT_SECONDS = 3600;
/** hourly attempts for a week; then the address is considered invalid */
const MOST_ATTEMPTS = 168;

/**
 * `failed`: will be retried. `given-up`: will not, because there is no recipient, the code expired, the mail server refused
 * it for good, or a week of attempts failed. `unmarked`: another server took it, or the database did not answer.
 */
export type MailOutcome = 'sent' | 'failed' | 'given-up' | 'unmarked';

export interface SendDue {
  readonly lane: MailLane;
  /** begins at most so many */
  readonly limit: number;
}

interface Ports extends PortsOf<'outbox', 'clock'> {
  readonly sender: MailSender;
  readonly repeatedly: Repeatedly;
  readonly brand: EmailBrand;
  /** address for emails to the program itself */
  readonly mailbox: string;
  /** addresses of mailboxes with a name of their own, by that name; others are the program's */
  readonly mailboxes?: Readonly<Record<string, string>>;
  /** host part of Message-IDs: the portal's host, the same on every server */
  readonly host: string;
  /** called with each attempt or renewal of a lease that failed */
  readonly report: (messageId: string, failed: unknown) => void;
  /** called with each message that a week of attempts did not bring */
  readonly gaveUp?: (messageId: string) => void;
}

/** The time of the next attempt: after 1 minute, doubling up to an hour; `attempts`: failures so far. Null: give up. */
export const nextTry = (now: Instant, attempts: number): Instant | null =>
  attempts + 1 >= MOST_ATTEMPTS
    ? null
    : plusSeconds(now, Math.min(FIRST_WAIT_SECONDS * 2 ** Math.min(attempts, 12), LONGEST_WAIT_SECONDS));

/** A message that this server holds until `leaseUntil`. */
interface Held {
  readonly message: DueMessage;
  readonly reader: Recipient | undefined;
  readonly leaseUntil: Instant;
}

/**
 * Takes due messages of a lane and begins to send them, outside any transaction; each is leased while it is being sent.
 * After a crash between sending and marking, a message is sent again with the same Message-ID. Several servers can run
 * it at once. @returns an attempt for each message that was begun, as soon as they are; an attempt never rejects
 */
export const sendDueMail =
  ({ uow, sender, clock, repeatedly, brand, mailbox, mailboxes = {}, host, report, gaveUp }: Ports) =>
  async ({ lane, limit }: SendDue): Promise<readonly Promise<MailOutcome>[]> => {
    const held = await uow.run(async ({ outbox }) => {
      const now = clock.now();
      const leaseUntil = plusSeconds(now, LEASE_SECONDS);
      const addressed: Held[] = [];
      for (const message of await outbox.due({ now, lane, limit, leaseUntil }))
        addressed.push({
          message,
          reader: isCodeExpired(message, now) ? undefined : await readerOf(outbox, message.recipient),
          leaseUntil,
        });
      return addressed;
    });
    return held.map((item) =>
      attempt(item).catch((failed: unknown) => {
        report(item.message.id, failed);
        return 'unmarked' as const;
      }),
    );

    function readerOf(outbox: OutboxStore, { type, id }: DueMessage['recipient']): Promise<Recipient | undefined> {
      return type === 'mailbox'
        ? Promise.resolve({ email: mailboxes[id] ?? mailbox, fullName: brand.name, locale: DEFAULT_LOCALE })
        : outbox.recipient(type, id);
    }

    async function attempt({ message, reader, leaseUntil }: Held): Promise<MailOutcome> {
      // the end of the lease, by which this server knows it again; null once another server took the message
      let lease: Promise<Instant | null> = Promise.resolve(leaseUntil);
      const stop = repeatedly(RENEW_SECONDS, async () => {
        lease = lease.then((until) => renewed(message.id, until));
        await lease;
      });
      const brought = reader ? await deliver(message, reader).finally(stop) : (stop(), 'refused');
      const until = await lease;
      if (until === null) return 'unmarked';
      const outcome = await mark(message, until, brought);
      if (outcome === 'given-up' && brought === 'failed') gaveUp?.(message.id);
      return outcome;
    }

    async function renewed(id: string, until: Instant | null): Promise<Instant | null> {
      if (until === null) return null;
      try {
        return await uow.run(async ({ outbox }) => {
          if (!(await outbox.isHeld(id, until))) return null;
          const next = plusSeconds(clock.now(), LEASE_SECONDS);
          await outbox.hold(id, next);
          return next;
        });
      } catch (failed) {
        report(id, failed);
        return until;
      }
    }

    async function deliver(message: DueMessage, reader: Recipient): Promise<'sent' | 'failed' | 'refused'> {
      try {
        await sender.send(
          { to: reader.email, messageId: `<${message.id}@${host}>`, ...emailFor(message, reader, brand) },
          lane,
        );
        return 'sent';
      } catch (why) {
        report(message.id, why);
        return why instanceof MailRefused ? 'refused' : 'failed';
      }
    }

    function mark(
      { id, attempts }: DueMessage,
      until: Instant,
      brought: 'sent' | 'failed' | 'refused',
    ): Promise<MailOutcome> {
      return uow.run(async ({ outbox }) => {
        if (!(await outbox.isHeld(id, until))) return 'unmarked';
        if (brought === 'sent') {
          await outbox.sent(id, clock.now());
          return 'sent';
        }
        const again = brought === 'failed' ? nextTry(clock.now(), attempts) : null;
        await outbox.failed(id, again);
        return again === null ? 'given-up' : 'failed';
      });
    }
  };
