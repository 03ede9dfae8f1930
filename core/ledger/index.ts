export * from './award.js';
export * from './expire-credit.js';
export * from './moves.js';
export * from './post.js';
export * from './transfer.js';
export * from './wallet.js';
export type * from './wallet-store.port.js';
export type * from './ledger-queries.port.js';
