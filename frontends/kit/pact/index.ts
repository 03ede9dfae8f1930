export * from './consumer.js';
export * from './shape.js';
