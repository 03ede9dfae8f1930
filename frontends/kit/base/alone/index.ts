export * from './stand-alone.js';
