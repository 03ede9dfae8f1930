export type { Column, Mapping } from './find-header.js';
export * from './file-errors.js';
export * from './read-results.js';
export * from './row-problems.js';
export type * from './sheet.js';
export type * from './submitted-row.js';
