export * from './add-season.js';
export { deleteSeason, editSeason } from './edit-season.js';
export type { DeleteSeason, EditSeason } from './edit-season.js';
export type * from './ports.js';
export * from './refusals.js';
export * from './schedule-season.js';
export * from './season.js';
export * from './simulate-season.js';
export * as useCases from './use-cases.js';
