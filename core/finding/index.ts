export * from './record-queries.port.js';
export * from './references.js';
export * from './similar-words.js';
