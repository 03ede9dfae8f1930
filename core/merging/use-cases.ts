export { decideMerge } from './decide-merge.js';
export { mergeRiders } from './merge-riders.js';
