import type { SheetRow } from '@rrr/core/imports';
import { CsvError, parse } from 'csv-parse/sync';
import { countCsv } from './count-csv.js';
import { findSeparator } from './find-separator.js';
import type { Limits } from './limits.js';
import { type Mended, mendLine } from './mend-line.js';
import { notReadable, tooLarge } from './refused.js';

const [LF, CR] = [10, 13];
/** a longer cell means an unclosed quote */
const LONGEST_RECORD = 50_000;
/** each may read up to the longest record again */
const MOST_MENDED = 200;
const QUOTE_ERRORS: readonly string[] = [
  'CSV_QUOTE_NOT_CLOSED',
  'CSV_INVALID_CLOSING_QUOTE',
  'INVALID_OPENING_QUOTE',
  'CSV_MAX_RECORD_SIZE',
];

/** Rows were swallowed by a quoted cell because a quote before them was not closed. */
class Swallowed extends Error {}

/** A position in the text and its line; CR, LF and CRLF end a line. */
interface Spot {
  readonly at: number;
  readonly line: number;
}

const afterBreak = (bytes: Buffer, at: number): number => (bytes[at] === CR && bytes[at + 1] === LF ? at + 2 : at + 1);
const isBreak = (byte: number | undefined): boolean => byte === LF || byte === CR;

const pastEmptyLines = (bytes: Buffer, { at, line }: Spot): Spot => {
  while (isBreak(bytes[at])) [at, line] = [afterBreak(bytes, at), line + 1];
  return { at, line };
};

const forwardTo = (bytes: Buffer, end: number, { at, line }: Spot): Spot => {
  while (at < end) {
    if (isBreak(bytes[at])) [at, line] = [afterBreak(bytes, at), line + 1];
    else at += 1;
  }
  return { at, line };
};

/**
 * Parses a CSV with line numbers; empty rows are left out. Unmatched quotes are repaired where the row is unambiguous.
 * @throws Refused for others (with the line), or for more than a table holds
 */
export const readCsv = (text: string, limits: Limits): readonly SheetRow[] => {
  const hint = /^sep=(.)(?:\r\n|\r|\n)/i.exec(text);
  const delimiter = hint?.[1] ?? findSeparator(text);
  const bytes = Buffer.from(text.slice(hint?.[0].length ?? 0));
  countCsv(bytes, delimiter, limits);
  const rows: SheetRow[] = [];
  const widths = new Map<number, number>();
  let spot: Spot = { at: 0, line: hint ? 2 : 1 };
  const usualWidth = (): number | undefined =>
    [...widths].reduce<[number, number] | undefined>(
      (best, width) => (best && best[1] >= width[1] ? best : width),
      undefined,
    )?.[0];

  const take = ({ cells, ...mended }: Mended, end: number): void => {
    const start = pastEmptyLines(bytes, spot);
    if (swallowed(cells, delimiter, usualWidth())) throw new Swallowed();
    spot = forwardTo(bytes, end, start);
    if (cells.every((cell) => cell.trim() === '')) return;
    if (rows.length === limits.rows) throw tooLarge('rows', limits.rows);
    rows.push({ line: start.line, cells, ...mended });
    widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1);
  };

  for (let mended = 0; ; mended += 1) {
    const from = spot.at;
    try {
      parse(bytes.subarray(from), {
        delimiter,
        record_delimiter: ['\r\n', '\n', '\r'],
        relax_column_count: true,
        skip_empty_lines: true,
        max_record_size: LONGEST_RECORD,
        on_record: (cells: readonly string[], { bytes: end }) => {
          take({ cells }, from + end);
          return null;
        },
      });
      return rows;
    } catch (failed) {
      if (!(failed instanceof Swallowed) && !(failed instanceof CsvError && QUOTE_ERRORS.includes(failed.code)))
        throw failed;
      spot = pastEmptyLines(bytes, spot);
      let end = spot.at;
      while (end < bytes.length && !isBreak(bytes[end])) end += 1;
      const line =
        mended < MOST_MENDED ? mendLine(bytes.toString('utf8', spot.at, end), delimiter, usualWidth()) : undefined;
      if (!line) throw notReadable('quotes', spot.line);
      take(line, end < bytes.length ? afterBreak(bytes, end) : end);
    }
  }
};

const swallowed = (cells: readonly string[], delimiter: string, width: number | undefined): boolean =>
  width !== undefined &&
  width > 2 &&
  cells.some(
    (cell) =>
      /[\r\n]/.test(cell) &&
      cell
        .split(/\r\n|\r|\n/)
        .slice(1)
        .some((line) => line.split(delimiter).length >= width),
  );
