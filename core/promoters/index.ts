export * from './promoter.js';
