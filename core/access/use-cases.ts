export { recordLoginAttempt, clearLoginFailures, needsCaptcha } from './login-attempts.js';
export { countHits } from './rate-limits.js';
