export { start } from './start-area.js';
