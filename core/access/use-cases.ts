export { admitLogIn, forgiveLogIn, needsCaptcha } from './log-in-counts.js';
export { countHits } from './rate-limits.js';
