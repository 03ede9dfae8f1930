export { recordExport } from './record-export.js';
