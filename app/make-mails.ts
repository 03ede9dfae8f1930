import type { SentMails } from '@rrr/core/outbox';
import { mailFolder } from '@rrr/mail';
import { join } from 'node:path';
import type { Config } from './config.js';

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
