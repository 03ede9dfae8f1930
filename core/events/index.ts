export type * from './event.js';
export type * from './event-queries.port.js';
