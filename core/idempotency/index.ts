export * from './with-idempotency.js';
