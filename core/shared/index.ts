export * from './conflict.js';
export * from './dates.js';
export * from './domain-error.js';
export * from './money.js';
export * from './name-key.js';
export * from './page.js';
export * from './ports.js';
export * from './unit-of-work.js';
