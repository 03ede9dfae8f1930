export * from './add-category.js';
export type * from './category.js';
export type * from './category-fields.js';
export type * from './category-queries.port.js';
export * from './delete-category.js';
export * from './edit-category.js';
export type * from './ports.js';
export * as useCases from './use-cases.js';
