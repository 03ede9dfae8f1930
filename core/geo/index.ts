export * from './point.js';
export * from './postal-code.js';
export type * from './places.port.js';
export type * from './country-queries.port.js';
export * from './countries.js';
export * from './regions.js';
