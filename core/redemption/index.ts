export type * from './ports.js';
export * from './redeem-credit.js';
export * from './redemption.js';
export type * from './redemption-queries.port.js';
export * from './undo-redemption.js';
