export * from './activate-series.js';
export * from './add-series.js';
export * from './delete-series.js';
export * from './edit-series.js';
export type * from './ports.js';
export * from './series.js';
export type * from './series-queries.port.js';
export { bonusWithinLimit } from './series-fields.js';
export * from './series-refusals.js';
