export * from './person.js';
export * from './render-desk.js';
