export * from './document.js';
export { amaKey, nameKey } from '../shared/index.js';
export type * from './ports.js';
export type * from './rider.js';
export type * from './rider-queries.port.js';
