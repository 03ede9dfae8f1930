export { simulateResult } from './simulate-result.js';
