import type { Clock, Ids, UnitOfWork } from '../shared/index.js';

export interface ContactUs {
  readonly name: string;
  /** where the answer goes */
  readonly email: string;
  readonly phone: string | null;
  readonly subject: string | null;
  /** as it was written, with its lines */
  readonly message: string;
}

const trimmed = (text: string | null): string | null => text?.trim() || null;

/**
 * A visitor writes to the program: an email to its mailbox, which answers by mail. Nothing of it stays here once it was
 * sent.
 */
export const contactUs =
  ({ uow, clock, ids }: { readonly uow: UnitOfWork<'outbox'>; readonly clock: Clock; readonly ids: Ids }) =>
  ({ name, email, phone, subject, message }: ContactUs): Promise<void> =>
    uow.run((tx) =>
      tx.outbox.append([
        {
          id: ids.next(),
          kind: 'contact',
          at: clock.now(),
          recipient: { type: 'mailbox', id: 'contact' },
          facts: {
            name: name.trim(),
            email: email.trim().toLowerCase(),
            phone: trimmed(phone),
            subject: trimmed(subject),
            message: message.trim(),
          },
        },
      ]),
    );
