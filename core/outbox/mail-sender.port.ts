export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** `<message id@host>`, the same at every try, so that a mail system can tell a repeat */
  readonly messageId: string;
  /** where an answer goes; left out: to the program */
  readonly replyTo?: { readonly name: string; readonly address: string };
}

/**
 * Hands a mail over. Resolves only when the other side has taken it; throws otherwise, and the mail is tried again
 * later.
 */
export interface MailSender {
  send(mail: Mail): Promise<void>;
}
