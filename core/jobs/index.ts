export type * from './job-queries.port.js';
export type * from './job-run.js';
export * from './note-verified.js';
export type * from './ports.js';
export * from './run-daily.js';
export * from './sweep-leftovers.js';
