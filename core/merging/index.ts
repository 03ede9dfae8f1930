export { type Against, type ReasonAgainst } from './against.js';
export * from './collisions.js';
export * from './decide-merge.js';
export { mergeRiders, type Merged, type MergedBalance, type MergeRiders } from './merge-riders.js';
export * from './refusals.js';
export * from './merge-profiles.js';
export type * from './ports.js';
export * as useCases from './use-cases.js';
