export * from './verdict.js';
export * from './judge-event.js';
