export * from './dealer.js';
export type * from './ports.js';
export * from './dealer-queries.port.js';
export * from './add-dealer.js';
export * from './edit-dealer.js';
export * from './set-dealer-active.js';
export * from './dealer-logins.js';
export * as useCases from './use-cases.js';
