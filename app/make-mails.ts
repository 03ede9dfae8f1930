import type { EmailBrand, SentMails } from '@rrr/core/outbox';
import type { Program } from '@rrr/core/program';
import { mailFolder } from '@rrr/mail';
import { join } from 'node:path';
import type { Config } from './config.js';

/** What e-mails are signed with, and the address of the program's own mailbox. */
export const mailingOf = (
  { PUBLIC_URL, CONTACT_EMAIL }: Pick<Config, 'PUBLIC_URL' | 'CONTACT_EMAIL'>,
  { brand, timeZone }: Program,
): { readonly brand: EmailBrand; readonly mailbox: string } => ({
  brand: { name: brand, timeZone, site: PUBLIC_URL.href },
  mailbox: CONTACT_EMAIL,
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
