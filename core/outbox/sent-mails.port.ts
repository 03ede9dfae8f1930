import type { Instant } from '../shared/index.js';

/** A mail as it was written to the folder that takes the place of a mail server in development. */
export interface SentMail {
  /** letters, digits, `-` and `_` */
  readonly id: string;
  readonly at: Instant;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Reads the mails of a development server. There is none in production. */
export interface SentMails {
  /** newest first, at most 200 */
  list(): Promise<readonly SentMail[]>;
  find(id: string): Promise<SentMail | undefined>;
}
