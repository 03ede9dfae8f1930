export type * from './contact-message.js';
export * from './contact-us.js';
export type * from './ports.js';
export * from './set-contact-state.js';
export * as useCases from './use-cases.js';
