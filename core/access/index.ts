export * from './actor.js';
export * from './policies.js';
export * from './proxy-forbidden.js';
export * from './admins-only.js';
export * from './promoter-not-approved.js';
export type * from './ports.js';
export * from './rate-limits.js';
export * from './login-attempts.js';
export * from './captcha.js';
