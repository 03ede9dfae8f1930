import type { Actor } from '../access/index.js';
import { by } from '../audit/index.js';
import { type IdempotencyKey, withIdempotency } from '../idempotency/index.js';
import type { Message } from '../outbox/index.js';
import type { Program } from '../program/index.js';
import {
  addDays,
  type Clock,
  dateIn,
  type Ids,
  type Instant,
  type LocalDate,
  NotFound,
  type UnitOfWork,
} from '../shared/index.js';
import type { ExpiringCredit } from './expiry-notice.port.js';

interface Ports {
  readonly uow: UnitOfWork<'expiryNotices' | 'outbox' | 'audit' | 'idempotency'>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly program: Program;
}

const AT_ONCE = 200;

/** One email per rider and currency: the total that expires, and the first day on which some of it does. */
const emailsOf = (all: readonly ExpiringCredit[], at: Instant, ids: Ids): readonly Message[] => {
  const ofReader = new Map<string, ExpiringCredit>();
  for (const credit of all.toSorted((a, b) => (a.expiresOn < b.expiresOn ? -1 : 1))) {
    const key = `${credit.riderId}/${credit.currency}`;
    const before = ofReader.get(key);
    ofReader.set(key, before ? { ...before, amount: before.amount + credit.amount } : credit);
  }
  return [...ofReader.values()].map((reminder) => ({
    id: ids.next(),
    kind: 'credit-expiring',
    at,
    recipient: { type: 'rider', id: reminder.riderId },
    facts: { amount: reminder.amount, currency: reminder.currency, expiresOn: reminder.expiresOn },
  }));
};

/**
 * E-mails riders about credit that expires within 60, 30 and 7 days, once per notice (program.expiryNoticeDays). Days
 * on which no server ran are caught up: the email names the date. Notice and email are stored in one transaction, so
 * none is lost or sent twice.
 * @returns the number of rider, currency and day combinations notified
 */
export const remindOfExpiry =
  ({ uow, clock, ids, program }: Ports) =>
  async (today: LocalDate): Promise<number> => {
    const marks = program.expiryNoticeDays.toSorted((a, b) => b - a);
    let told = 0;
    for (const [at, days] of marks.entries()) {
      // credit that expires sooner belongs to the next shorter notice; the shortest includes today
      const from = addDays(today, marks[at + 1] ?? -1);
      let after: ExpiringCredit | null = null;
      for (;;) {
        const batch: readonly ExpiringCredit[] = await tell(after, from, addDays(today, days), days);
        told += batch.length;
        after = batch.at(-1) ?? null;
        if (batch.length < AT_ONCE) break;
      }
    }
    return told;

    function tell(
      after: ExpiringCredit | null,
      from: LocalDate,
      until: LocalDate,
      days: number,
    ): Promise<readonly ExpiringCredit[]> {
      return uow.run(async (tx) => {
        const now = clock.now();
        const due = await tx.expiryNotices.due({ from, until, days, after, limit: AT_ONCE });
        await tx.expiryNotices.remember(due, days, now);
        await tx.outbox.append(emailsOf(due, now, ids));
        return due;
      });
    }
  };

export interface SendExpireMail {
  readonly actor: Actor;
  readonly idempotency: IdempotencyKey;
  readonly riderIds: readonly string[];
}

/**
 * Sends riders an email about credit that expires within the longest notice period, even if they had one before
 * (requirements §6). Admins only.
 * @returns the number of emails; riders without such credit get none
 * @throws NotFound KeyUsedForAnother
 */
export const sendExpireMail =
  ({ uow, clock, ids, program }: Ports) =>
  (cmd: SendExpireMail): Promise<{ readonly emails: number }> =>
    uow.run((tx) =>
      withIdempotency(tx.idempotency, cmd.idempotency, async () => {
        if (cmd.actor.type !== 'admin') throw new NotFound('rider');
        const at = clock.now();
        const today = dateIn(at, program.timeZone);
        const expiring = await tx.expiryNotices.ofRiders(
          cmd.riderIds,
          addDays(today, -1),
          addDays(today, Math.max(...program.expiryNoticeDays)),
        );
        const emails = emailsOf(expiring, at, ids);
        await tx.outbox.append(emails);
        await tx.audit.append({
          id: ids.next(),
          at,
          ...by(cmd.actor),
          action: 'send-expire-mail',
          objectType: 'rider',
          objectId: cmd.riderIds[0] ?? cmd.actor.subjectId,
          detail: { riders: cmd.riderIds.length, emails: emails.length },
        });
        return { emails: emails.length };
      }),
    );
