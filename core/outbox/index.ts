export type * from './mail-sender.port.js';
export type * from './outbox.js';
