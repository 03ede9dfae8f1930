export type * from './outbox.js';
