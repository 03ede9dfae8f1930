export * from './measures.js';
export * from './period.js';
export * from './shares.js';
export type * from './rider-report-queries.port.js';
export type * from './report-queries.port.js';
