import type { PortsOf } from '../shared/index.js';

export interface ContactUs {
  readonly name: string;
  /** reply address */
  readonly email: string;
  readonly phone: string | null;
  readonly subject: string | null;
  /** the text as entered, with line breaks */
  readonly message: string;
}

type Ports = PortsOf<'outbox' | 'contactMessages', 'clock' | 'ids'>;

const trimmed = (text: string | null): string | null => text?.trim() || null;

/**
 * Keeps a visitor's message until it is answered, and sends it to the program's mailbox, where a reply goes to the
 * visitor.
 */
export const contactUs =
  ({ uow, clock, ids }: Ports) =>
  ({ name, email, phone, subject, message }: ContactUs): Promise<void> =>
    uow.run(async (tx) => {
      const at = clock.now();
      const facts = {
        name: name.trim(),
        email: email.trim().toLowerCase(),
        phone: trimmed(phone),
        subject: trimmed(subject),
        message: message.trim(),
      };
      await tx.contactMessages.append({ id: ids.next(), at, ...facts, state: 'open', decided: null });
      await tx.outbox.append([
        { id: ids.next(), kind: 'contact', at, recipient: { type: 'mailbox', id: 'contact' }, facts },
      ]);
    });
