export * from './anchor.js';
export * from './anchor-history.js';
export * from './audit.js';
export * from './record-act.js';
export type * from './audit-queries.port.js';
export * from './changes.js';
export * from './kinds.js';
export * from './links.js';
