export * from './dealer.js';
export type * from './dealer-queries.port.js';
