export type * from './ports.js';
export * from './sweep-files.js';
export * from './count-upload.js';
