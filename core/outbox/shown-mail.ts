import { type Email, type EmailBrand, emailFor } from './emails.js';
import { type Message, type Recipient, SECRET_KINDS } from './outbox.js';

const MASK = '••••••';

/** Whether the facts were deleted with a code, after the e-mail was sent or given up. */
export const isContentDeleted = ({ kind, facts }: Pick<Message, 'kind' | 'facts'>): boolean =>
  SECRET_KINDS.includes(kind) && Object.keys(facts).length === 0;

/**
 * An e-mail as an administrator may see it: written from its stored facts in the recipient's present language, without
 * codes, and without links where one could hold a code. Null once its content was deleted.
 */
export const shownMail = (
  message: Message,
  reader: Recipient,
  { site, ...brand }: EmailBrand,
): Pick<Email, 'subject' | 'text'> | null => {
  if (isContentDeleted(message)) return null;
  const secret = SECRET_KINDS.includes(message.kind);
  const facts = 'code' in message.facts && secret ? { ...message.facts, code: MASK } : message.facts;
  // links are made of the address of the portal, so without one there are none
  const { subject, text } = emailFor({ ...message, facts }, reader, {
    ...brand,
    ...(secret || site === undefined ? {} : { site }),
  });
  return { subject, text };
};
