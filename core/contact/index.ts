export * from './contact-us.js';
export * as useCases from './use-cases.js';
