export { mailer } from './mailer.js';
