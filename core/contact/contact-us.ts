import type { Clock, Ids, UnitOfWork } from '../shared/index.js';

export interface ContactUs {
  readonly name: string;
  /** reply address */
  readonly email: string;
  readonly phone: string | null;
  readonly subject: string | null;
  /** the text as entered, with line breaks */
  readonly message: string;
}

const trimmed = (text: string | null): string | null => text?.trim() || null;

/**
 * Sends a visitor's message to the program's mailbox, which replies by e-mail. The message is deleted here once sent.
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
