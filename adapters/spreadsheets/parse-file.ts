import type { Sheet } from '@rrr/core/imports';
import { decodeText, wideEncoding } from './decode-text.js';
import { hasBinary, isZip, refuseBinary, refuseCompound, refuseOtherText } from './kind-of.js';
import type { Limits } from './limits.js';
import { readCsv } from './read-csv.js';
import { Refused } from './refused.js';

/** Parses a table; the format is detected by content, not by file name. @throws Refused */
export const parseFile = async (sent: Uint8Array, limits: Limits): Promise<Sheet> => {
  const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength);
  const sheet = await read(bytes, limits);
  if (sheet.rows.length === 0 && !sheet.problems?.length) throw new Refused({ code: 'FILE_EMPTY' });
  return sheet;
};

const read = async (bytes: Buffer, limits: Limits): Promise<Sheet> => {
  if (isZip(bytes)) {
    // the library takes longer to load than a CSV takes to read
    const { readWorkbook } = await import('./read-workbook.js');
    const sheet = await readWorkbook(bytes, limits);
    return { ...sheet, format: 'xlsx' };
  }
  refuseCompound(bytes);
  const wide = wideEncoding(bytes);
  if (!wide && hasBinary(bytes)) return refuseBinary(bytes);
  const { encoding, text } = decodeText(bytes, wide);
  refuseOtherText(text);
  return { format: 'csv', encoding, rows: readCsv(text, limits) };
};
