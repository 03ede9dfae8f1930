import type { Locale } from '../identity/index.js';

/**
 * A text, a number in plain notation (`125.50`, `-3`; a share of 1 is shown in percent), a day (`2025-06-10`), a day and
 * minute (`2025-06-10 11:00`, without a time zone), or an empty cell.
 */
export type Cell =
  | string
  | { readonly number: string; readonly shown?: 'money' | 'share' }
  | { readonly day: string }
  | { readonly minute: string }
  | null;

/** A table to write; its rows are produced in batches. */
export interface WrittenSheet {
  readonly title: string;
  /** decides the CSV format: French files use semicolons and decimal commas */
  readonly locale: Locale;
  readonly columns: readonly { readonly header: string; /** characters */ readonly width: number }[];
  readonly rows: AsyncIterable<readonly (readonly Cell[])[]>;
}

export type SheetFormat = 'csv' | 'xlsx';

/**
 * Writes a table as a stream, with only some rows in memory. Headers are written before the first row is requested.
 * Texts that a spreadsheet would run as formulas are escaped (domain.md §12).
 */
export interface SheetWriter {
  write(format: SheetFormat, sheet: WrittenSheet): AsyncIterable<Uint8Array>;
}
