export * from './consumer.js';
export * from './shape.js';
export { heard } from './heard.js';
