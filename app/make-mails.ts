import type { EmailBrand, SentMails } from '@rrr/core/outbox';
import type { Program } from '@rrr/core/program';
import { mailFolder } from '@rrr/mail';
import { join } from 'node:path';
import type { Config } from './config.js';

interface Mailing {
  readonly brand: EmailBrand;
  readonly mailbox: string;
  readonly mailboxes: Readonly<Record<string, string>>;
}

/** What e-mails are signed with, and the addresses of the program's own mailboxes. */
export const mailingOf = (
  { PUBLIC_URL, CONTACT_EMAIL, ANCHOR_MAIL }: Pick<Config, 'PUBLIC_URL' | 'CONTACT_EMAIL' | 'ANCHOR_MAIL'>,
  { brand, timeZone }: Program,
): Mailing => ({
  brand: { name: brand, timeZone, site: PUBLIC_URL.href },
  mailbox: CONTACT_EMAIL,
  mailboxes: ANCHOR_MAIL === undefined ? {} : { anchors: ANCHOR_MAIL },
});

/** Where mails are written instead of being sent; null: they are sent. */
export const mailDirectory = ({ SMTP_URL, DATA_DIR }: Pick<Config, 'SMTP_URL' | 'DATA_DIR'>): string | null =>
  SMTP_URL === 'files' ? join(DATA_DIR, 'mail') : null;

/**
 * The mails for /dev/mails. Only in development, because they hold codes that let in whoever reads them; null: the page
 * does not exist.
 */
export const shownMails = (config: Pick<Config, 'NODE_ENV' | 'SMTP_URL' | 'DATA_DIR'>): SentMails | null => {
  const directory = mailDirectory(config);
  return config.NODE_ENV === 'development' && directory !== null ? mailFolder(directory) : null;
};
