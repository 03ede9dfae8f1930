export * from './live-program.js';
export { MOST_LOGO_PHOTOS } from './logo-photos.js';
export * from './payout-steps.js';
export * from './program.js';
export * from './season-rules.js';
