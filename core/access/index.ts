export * from './actor.js';
export * from './policies.js';
