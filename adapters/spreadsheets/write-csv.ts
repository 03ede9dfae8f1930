import type { Cell, WrittenSheet } from '@rrr/core/exports';
import { harmless } from './harmless.js';

/** Tells spreadsheets that the letters are UTF-8. */
const BOM = '\ufeff';

const quoted = (text: string): string => (/[",;\t\r\n']|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const written = (cell: Cell): string => (cell === null ? '' : typeof cell === 'string' ? quoted(harmless(cell)) : cell.number);
const line = (cells: readonly Cell[]): string => `${cells.map(written).join(',')}\r\n`;

/** Comma-separated UTF-8 with a byte order mark (RFC 4180). */
export async function* writeCsv({ columns, rows }: WrittenSheet): AsyncGenerator<Uint8Array> {
  yield Buffer.from(BOM + line(columns.map((it) => it.header)));
  for await (const some of rows) if (some.length > 0) yield Buffer.from(some.map(line).join(''));
}
