export type * from './sheet-writer.port.js';
export type * from './export-queries.port.js';
export * from './whole-list.js';
export * from './record-export.js';
export * as useCases from './use-cases.js';
