export { showCounterCode } from './counter-code.js';
export { mailReceipt } from './mail-receipt.js';
export { redeemCredit } from './redeem-credit.js';
export { createRiderCode, findRiderByCode } from './rider-code.js';
export { refundDealer, refundDealers } from './refund-dealer.js';
export { undoRedemption } from './undo-redemption.js';
export { undoRefund, undoRefunds } from './undo-refund.js';
