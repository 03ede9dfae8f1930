export type * from './bike.js';
export type * from './dispute.js';
export type * from './ports.js';
export type * from './vin-queries.port.js';
export * from './vin.js';
export * from './pattern.js';
export * from './is-of-model.js';
export * from './pattern-index.js';
export * from './identify-vin.js';
export * from './refusals.js';
export { asksForYear, vinOf } from './check-bike.js';
export * from './vin-run.js';
export * from './read-sold-vins.js';
export * from './sold-vins.js';
export {
  doubtOne,
  doubtRun,
  judgeVin,
  type JudgePorts,
  type JudgeTx,
  runsSince,
  sourceOf,
  type VinFrom,
} from './judge-vin.js';
export { addBike, type BikeSaved, editBike, retireBike } from './keep-bike.js';
export type { BikeFields } from './save-to-garage.js';
export * from './decide-bike.js';
export * from './settle-dispute.js';
export * from './patterns.js';
export * from './read-patterns.js';
export * from './import-patterns.js';
export * from './verify-bikes.js';
export * from './one-of-each-vin.js';
export * from './normalize-garage.js';
export * from './reclaim-vins.js';
export * as useCases from './use-cases.js';
