export * from './document.js';
export * from './name-key.js';
export type * from './ports.js';
export type * from './rider.js';
export type * from './rider-queries.port.js';
