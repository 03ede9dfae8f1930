export { argon2Passwords } from './argon2-passwords.js';
export { hmacCodeSeals } from './hmac-code-seals.js';
export { hmacCounterCodes } from './hmac-counter-codes.js';
export { hmacHistorySeals } from './hmac-history-seals.js';
export { hmacPins } from './hmac-pins.js';
export { sha256 } from './sha256.js';
export { systemClock } from './system-clock.js';
export { ulids } from './ulids.js';
