export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** `<message id@host>`, the same at every try, so that a mail system can tell a repeat */
  readonly messageId: string;
}

/** Hands a mail over. Resolves only when the other side has taken it; throws otherwise, and the mail is tried again later. */
export interface MailSender {
  send(mail: Mail): Promise<void>;
}
