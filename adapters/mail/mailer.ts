import type { MailSender } from '@rrr/core/outbox';
import { directoryTransport } from './directory-transport.js';
import { smtpTransport } from './smtp-transport.js';

export interface MailerOptions {
  /** `Name <address>` */
  readonly from: string;
  /**
   * `smtp://user:password@host:port` (`smtps://` for TLS from the start; else STARTTLS is required, but on this machine, or
   * if `plain` allows to do without where there is no password), or a directory that takes each mail as an .eml file
   */
  readonly transport: { readonly smtp: string; readonly plain?: boolean } | { readonly directory: string };
}

/** Sends mails of the outbox with the given Message-ID, so that repeats can be detected. */
export const mailer = ({ from, transport }: MailerOptions): MailSender => {
  const { hand, close } =
    'smtp' in transport ? smtpTransport(transport.smtp, transport.plain) : directoryTransport(transport.directory);
  return {
    close,
    send: ({ to, subject, text, html, messageId, replyTo }, lane) =>
      hand(
        {
          from,
          // as an object, so that an address with a comma cannot become two
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId,
          ...(replyTo ? { replyTo } : {}),
          headers: { 'Auto-Submitted': 'auto-generated' },
          disableFileAccess: true,
          disableUrlAccess: true,
        },
        lane,
      ),
  };
};
