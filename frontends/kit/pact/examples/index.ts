export * from './config.js';
export * from './races.js';
export * from './rider.js';
