export { Drift } from './context.js';
export * from './model-ledger.js';
export * from './random.js';
export * from './run-model.js';
