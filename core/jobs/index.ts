export type * from './ports.js';
export * from './run-daily.js';
export * from './sweep-leftovers.js';
