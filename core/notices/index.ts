export * from './notice.js';
export type * from './ports.js';
export * from './refusals.js';
export * from './save-notice.js';
export * as useCases from './use-cases.js';
