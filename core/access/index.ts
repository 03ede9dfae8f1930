export * from './actor.js';
export * from './policies.js';
export * from './proxy-forbidden.js';
