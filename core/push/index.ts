export * from './push.js';
export * from './push-text.js';
export type * from './ports.js';
export * from './save-push.js';
export * from './send-push.js';
export * as useCases from './use-cases.js';
