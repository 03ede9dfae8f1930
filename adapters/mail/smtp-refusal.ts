import { MailRefused } from '@rrr/core/outbox';

interface SmtpError extends Error {
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
}

/** Refusals of policy and authentication (5.7.x) end when somebody changes a setting. */
const OF_POLICY = /^\d{3}[ -]5\.7\./;

/**
 * The error as MailRefused if the server refused this recipient or this content for good. A refused login, sender or
 * connection concerns every mail, so those are tried again.
 */
export const asRefusal = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const { command, response = '', responseCode = 0, message }: SmtpError = error;
  const isFinal = responseCode >= 500 && responseCode < 600 && (command === 'RCPT TO' || command === 'DATA');
  return isFinal && !OF_POLICY.test(response) ? new MailRefused(message, { cause: error }) : error;
};
