export type * from './sheet.js';
export * from './file-errors.js';
export * from './row-problems.js';
export type * from './submitted-row.js';
