export { adjustWallet } from './adjust-wallet.js';
export { sendExpireMail } from './remind-of-expiry.js';
