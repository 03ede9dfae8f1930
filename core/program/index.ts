export * from './payout-steps.js';
export * from './program.js';
export * from './season-rules.js';
