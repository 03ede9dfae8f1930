export * from './name-key.js';
export type * from './rider.js';
export type * from './rider-queries.port.js';
