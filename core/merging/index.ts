export * from './collisions.js';
export * from './merge-riders.js';
export * from './refusals.js';
export * from './standing.js';
export type * from './ports.js';
export * as useCases from './use-cases.js';
