import type { Cell, WrittenSheet } from '@rrr/core/exports';
import { decimalSign } from '@rrr/records/languages';
import { harmless } from './harmless.js';

/** The byte order mark, which makes spreadsheets read UTF-8. */
const BOM = '\ufeff';

const quoted = (text: string): string => (/[",;\t\r\n']|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Formats cells for spreadsheets in a language: French, for one, uses a decimal comma. */
const WITH_COMMA = { separator: ';', written: (number: string): string => number.replace('.', ',') };
const WITH_POINT = { separator: ',', written: (number: string): string => number };

/**
 * CSV (RFC 4180) in UTF-8 with a byte order mark, with the separator that spreadsheets expect in the reader's
 * language.
 */
export async function* writeCsv({ locale, columns, rows }: WrittenSheet): AsyncGenerator<Uint8Array> {
  const { separator, written } = decimalSign(locale) === ',' ? WITH_COMMA : WITH_POINT;
  const cellText = (cell: Cell): string => {
    if (cell === null) return '';
    if (typeof cell === 'string') return quoted(harmless(cell));
    if ('number' in cell) return written(cell.number);
    return 'day' in cell ? cell.day : cell.minute;
  };
  const line = (cells: readonly Cell[]): string => `${cells.map(cellText).join(separator)}\r\n`;
  yield Buffer.from(BOM + line(columns.map((column) => column.header)));
  for await (const some of rows) if (some.length > 0) yield Buffer.from(some.map(line).join(''));
}
