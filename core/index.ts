export type * from './errors.js';
