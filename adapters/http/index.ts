export { httpApp, type HttpAppPorts, type HttpSettings } from './http-app.js';
export { attemptTokens, type AttemptTokens } from './kernel/attempt-token.js';
export { fingerprints, type Fingerprint } from './kernel/idempotency.js';
export { metrics, type Metrics } from './kernel/metrics.js';
export { sessionTokens, type SessionTokens } from './kernel/session-token.js';
export { anonymous } from './kernel/request-log.js';
export type { HttpPorts, Queries, UseCases } from './ports.js';
export { REMOTES, type RemoteName } from './static-files.js';
