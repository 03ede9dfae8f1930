export * from './matching.js';
export type * from './earning-queries.port.js';
export type * from './ports.js';
export type * from './result.js';
export type * from './result-queries.port.js';
export * from './submit-class-results.js';
export * from './submit-refusals.js';
