export type * from './sheet.js';
export * from './file-errors.js';
