export * from './verdict.js';
export * from './judge-event.js';
export * from './simulate-result.js';
