export * from './ask-approval.js';
export * from './close-request.js';
export * from './expire-requests.js';
export * from './hands.js';
export type * from './ports.js';
export * from './refusals.js';
export * from './request.js';
export type * from './request-queries.port.js';
export * as useCases from './use-cases.js';
