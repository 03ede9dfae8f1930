import type { SheetWriter } from '@rrr/core/exports';
import { writeCsv } from './write-csv.js';
import { writeWorkbook } from './write-workbook.js';

export const sheetWriter = (): SheetWriter => ({
  write: (format, sheet) => (format === 'csv' ? writeCsv(sheet) : writeWorkbook(sheet)),
});
