export { sheetReader, type SheetReaderOptions } from './sheet-reader.js';
