export * from './consumer.js';
export * from './refused-file.js';
export * from './shape.js';
export { heard } from './heard.js';
