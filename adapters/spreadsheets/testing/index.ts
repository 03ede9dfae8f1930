import { LIMITS } from '../limits.js';
import { parseFile } from '../parse-file.js';

/** The cells of a file as an import reads them, without a thread. */
export const readTable = async (bytes: Uint8Array): Promise<readonly (readonly string[])[]> =>
  (await parseFile(bytes, LIMITS)).rows.map((row) => row.cells);

export { workbook } from './workbook.js';
export { zipOf } from './zip.js';
