export * from './normalize-fields.js';
