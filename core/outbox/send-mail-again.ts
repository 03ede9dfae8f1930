import type { Actor } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { type IdempotencyKey, withIdempotency } from '../idempotency/index.js';
import { NotFound, type PortsOf, refusal } from '../shared/index.js';
import { isCodeExpired, mailStateOf } from './outbox.js';
import { isContentDeleted } from './shown-mail.js';

export class MailContentDeleted extends refusal(
  'MAIL_CONTENT_DELETED',
  'The e-mail has no content or no valid code any more',
) {}
export class MailWithoutRecipient extends refusal('MAIL_WITHOUT_RECIPIENT', 'Nobody receives the e-mail any more') {}

export interface SendMailAgain {
  readonly actor: Actor;
  readonly idempotency: IdempotencyKey;
  readonly mailId: string;
}

type Ports = PortsOf<'outbox' | 'audit' | 'idempotency', 'clock' | 'ids'>;

/**
 * Sends an e-mail again, to the address that its recipient has now. One that was not sent is tried at once; of one that
 * was sent a copy is stored, so that the first stays as it was.
 * @returns the e-mail that will be sent
 * @throws NotFound MailContentDeleted MailWithoutRecipient KeyUsedForAnother
 */
export const sendMailAgain =
  ({ uow, clock, ids }: Ports) =>
  ({ actor, idempotency, mailId }: SendMailAgain): Promise<{ readonly mailId: string }> =>
    uow.run((tx) =>
      withIdempotency(tx.idempotency, idempotency, async () => {
        const mail = actor.type === 'admin' ? await tx.outbox.lock(mailId) : undefined;
        if (!mail) throw new NotFound('mail');
        const at = clock.now();
        if (isContentDeleted(mail) || isCodeExpired(mail, at)) throw new MailContentDeleted();
        const { id, kind, recipient, facts } = mail;
        if (recipient.type !== 'mailbox' && !(await tx.outbox.recipient(recipient.type, recipient.id)))
          throw new MailWithoutRecipient();
        const state = mailStateOf(mail);
        const sentId = state === 'sent' ? ids.next() : id;
        await (state === 'sent'
          ? tx.outbox.append([{ id: sentId, kind, recipient, facts, at }])
          : tx.outbox.requeue(id, at));
        await recordAct(tx, { ids, at, actor }, 'send-mail-again', ['mail', id], { kind, state });
        return { mailId: sentId };
      }),
    );
