export * from './once.js';
