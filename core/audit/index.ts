export * from './audit.js';
export * from './changes.js';
