export { mailer, type MailerOptions } from './mailer.js';
