export type * from './bike.js';
export * from './vin.js';
export * from './pattern.js';
