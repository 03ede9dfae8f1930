import type { Locale } from '@rrr/core/identity';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** what a spreadsheet would run as a formula; the importers take the apostrophe off again */
const RUNS = /^[=+\-@\t\r]/;
const harmless = (cell: string): string => (RUNS.test(cell) ? `'${cell}` : cell);
const quoted = (cell: string, separator: string): string =>
  cell.includes(separator) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** rows at a time: other requests are answered in between */
const AT_ONCE = 2_000;

/**
 * A CSV that the spreadsheets of the reader's country open with a double click: with a byte order mark, and semicolons
 * in French.
 */
export const csvFile = async (rows: readonly (readonly string[])[], locale: Locale): Promise<string> => {
  const separator = locale === 'fr' ? ';' : ',';
  const parts: string[] = ['\ufeff'];
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    if (at > 0) await yieldToEventLoop();
    for (const cells of rows.slice(at, at + AT_ONCE))
      parts.push(cells.map((it) => quoted(harmless(it), separator)).join(separator), '\r\n');
  }
  return parts.join('');
};
