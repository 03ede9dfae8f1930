export * from './deletion.js';
export { eraseDue } from './erase-due.js';
export { type DeletionView, getDeletion } from './get-deletion.js';
export type * from './ports.js';
export * from './refusals.js';
export { requestDeletion } from './request-deletion.js';
export { takeOwnData } from './take-own-data.js';
export { withdrawDeletion } from './withdraw-deletion.js';
export * as useCases from './use-cases.js';
