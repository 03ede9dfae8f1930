export { sheetReader } from './sheet-reader.js';
export { sheetWriter } from './sheet-writer.js';
export { workbookFile } from './workbook-file.js';
export { zipStream } from './zip-stream.js';
