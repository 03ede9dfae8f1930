export * from './from-audit.js';
export * from './from-refusal.js';
export type * from './ports.js';
export * from './record-events.js';
export * from './security-event.js';
export type * from './security-queries.port.js';
export * from './tell-admins.js';
