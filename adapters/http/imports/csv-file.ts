import { decimalSign, type Locale } from '@rrr/records/languages';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** cells that a spreadsheet would run as formulas are escaped with an apostrophe, which the importers remove */
const RUNS = /^[=+\-@\t\r]/;
const harmless = (cell: string): string => (RUNS.test(cell) ? `'${cell}` : cell);
const quoted = (cell: string, separator: string): string =>
  cell.includes(separator) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** rows per batch; other requests run in between */
const AT_ONCE = 2_000;

/** Builds a CSV that spreadsheets open correctly: with a byte order mark, and semicolons where the comma is the decimal sign. */
export const csvFile = async (rows: readonly (readonly string[])[], locale: Locale): Promise<string> => {
  const separator = decimalSign(locale) === ',' ? ';' : ',';
  const parts: string[] = ['\ufeff'];
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    if (at > 0) await yieldToEventLoop();
    for (const cells of rows.slice(at, at + AT_ONCE))
      parts.push(cells.map((cell) => quoted(harmless(cell), separator)).join(separator), '\r\n');
  }
  return parts.join('');
};
