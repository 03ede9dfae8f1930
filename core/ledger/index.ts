export {
  adjustWallet,
  type Adjusted,
  AdjustmentZero,
  type AdjustWallet,
  ExpiresInPast,
  ReasonMissing,
} from './adjust-wallet.js';
export { type AdjustmentChange, howAdjusted } from './adjusted-alone.js';
export * from './decide-adjustment.js';
export * from './adjusting.js';
export type * from './adjustment-store.port.js';
export * from './award.js';
export * from './awards-told.js';
export * from './credit-choice.js';
export * from './expire-credit.js';
export type * from './expiry-notice.port.js';
export * from './keep-untold.js';
export * from './moves.js';
export * from './post.js';
export * from './remind-of-expiry.js';
export * from './transfer.js';
export * from './wallet.js';
export * from './wallet-fault.js';
export type * from './wallet-store.port.js';
export type * from './ledger-queries.port.js';
export * as useCases from './use-cases.js';
