export * from './config.js';
export * from './dealer.js';
export * from './races.js';
export * from './rider.js';
