export { mergeRiders } from './merge-riders.js';
