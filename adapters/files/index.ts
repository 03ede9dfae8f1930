export { diskFiles } from './disk-files.js';
