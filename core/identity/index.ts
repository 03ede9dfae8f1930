export type * from './account.js';
export type * from './ports.js';
export * from './sign-in.js';
export * from './act-as.js';
