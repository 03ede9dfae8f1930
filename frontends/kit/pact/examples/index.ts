export * from './config.js';
export * from './rider.js';
