export * from './factor-states.js';
export * from './files.js';
export type { State, States } from './states.js';
export * from './token-states.js';
export * from './webhook-states.js';
export * from './write-pact.js';
