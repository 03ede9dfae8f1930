export type * from './ports.js';
export * from './take-upload.js';
