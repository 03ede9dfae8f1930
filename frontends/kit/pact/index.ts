export * from './consumer.js';
export * from './picture.js';
export * from './refused-file.js';
export * from './shape.js';
export * from './upload.js';
export { heard } from './heard.js';
