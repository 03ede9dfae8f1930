export type * from './errors.js';
export * from './use-cases.js';
