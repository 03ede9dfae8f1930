export * from './edit-standings-rules.js';
export * from './give-standings-bonuses.js';
export * from './plan-bonuses.js';
export * from './ports.js';
export * from './read-standings.js';
export * from './refusals.js';
export * from './standings.js';
export * from './standings-rules.js';
export * as useCases from './use-cases.js';
