export * from './saved-view.js';
export type * from './ports.js';
export * from './remove-view.js';
export * from './save-view.js';
export * from './share-view.js';
export * as useCases from './use-cases.js';
