export * from './image-type.js';
export type * from './pictures.port.js';
export { addressOf, imageIdOf, imageKey, type ImageOwner, type ImageSize } from './profile-image.js';
export * from './read-profile-image.js';
export * from './refusals.js';
export * from './set-profile-image.js';
export * as useCases from './use-cases.js';
