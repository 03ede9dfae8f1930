export { sendMailAgain } from './send-mail-again.js';
