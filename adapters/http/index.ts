export { httpApp } from './http-app.js';
export { deviceTokens } from './kernel/device-token.js';
export { attemptTokens } from './kernel/attempt-token.js';
export { httpServer, type SenderLimits } from './kernel/http-server.js';
export { fingerprints } from './kernel/idempotency.js';
export { metrics, type Metrics } from './kernel/metrics.js';
export { sessionTokens, type SessionTokens } from './kernel/session-token.js';
export { anonymous } from './kernel/request-log.js';
export type { Queries, SettingsInForce } from './ports.js';
