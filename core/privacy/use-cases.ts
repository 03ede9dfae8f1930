export { getDeletion } from './get-deletion.js';
export { requestDeletion } from './request-deletion.js';
export { takeOwnData } from './take-own-data.js';
export { withdrawDeletion } from './withdraw-deletion.js';
