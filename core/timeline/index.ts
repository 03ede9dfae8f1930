export * from './timeline-queries.port.js';
