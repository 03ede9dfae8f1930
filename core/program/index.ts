export * from './program.js';
export * from './season-rules.js';
