export * from './contract-differences.js';
export * from './person.js';
export * from './render-desk.js';
export * from './row-menu.js';
export * from './rows-by-header.js';
export * from './security-journey.js';
export * from './tokens-journey.js';
export * from './webhook-journey.js';
