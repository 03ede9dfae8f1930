export { emailFor } from './emails.js';
export type * from './mail-sender.port.js';
export * from './outbox.js';
export * from './send-due.js';
export type * from './sent-mails.port.js';
