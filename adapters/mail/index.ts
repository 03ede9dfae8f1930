export { mailer } from './mailer.js';
export { mailFolder } from './mail-folder.js';
