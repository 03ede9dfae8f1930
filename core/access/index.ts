export * from './actor.js';
export * from './policies.js';
export * from './proxy-forbidden.js';
export * from './admins-only.js';
