export { type EmailBrand, emailFor } from './emails.js';
export type * from './mail-queries.port.js';
export type * from './mail-sender.port.js';
export * from './outbox.js';
export * from './send-due.js';
export * from './send-mail-again.js';
export type * from './sent-mails.port.js';
export * from './shown-mail.js';
export * as useCases from './use-cases.js';
