import type { MailLane } from './outbox.js';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** `<message id@host>`, the same for every attempt, so that mail systems can detect duplicates */
  readonly messageId: string;
  /** reply address; default: the program's */
  readonly replyTo?: { readonly name: string; readonly address: string };
}

/**
 * Sends a mail. Resolves only when the mail server has accepted it; otherwise it throws, and the mail is retried later,
 * unless it throws MailRefused.
 */
export interface MailSender {
  /** mail of one lane does not wait for a connection of the other */
  send(mail: Mail, lane: MailLane): Promise<void>;
  /** closes idle connections */
  close?(): void;
}
