export * from './promoter.js';
export type * from './ports.js';
export * from './apply-as-promoter.js';
export * from './add-promoter.js';
export * from './edit-promoter.js';
export * from './decide-promoter.js';
export * from './undo-decision.js';
export * from './delete-promoters.js';
export * from './set-promoter-active.js';
