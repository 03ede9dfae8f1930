export type * from './ports.js';
export * from './sweep-files.js';
export * from './take-upload.js';
