export * from './verdict.js';
export * from './evaluate-event.js';
export type * from './result-to-evaluate.js';
export * from './event-checks.js';
export * from './unusual-sizes.js';
export { namedMake } from './ridden-bike.js';
export * from './preview-payouts.js';
export * from './simulate-result.js';
export * as useCases from './use-cases.js';
