export * from './api-token.js';
export type * from './ports.js';
export * from './identify-token.js';
export * from './make-api-token.js';
export * from './note-token-use.js';
export * from './revoke-api-token.js';
export * as useCases from './use-cases.js';
