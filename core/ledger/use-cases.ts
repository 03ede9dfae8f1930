export { adjustWallet } from './adjust-wallet.js';
export { decideAdjustment } from './decide-adjustment.js';
export { sendExpireMail } from './remind-of-expiry.js';
