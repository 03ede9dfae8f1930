import type { Locale } from '../identity/index.js';

/** A text, a number as it is written (`125.50`, `-3`), or nothing. */
export type Cell = string | { readonly number: string } | null;

/** What is written: a table whose rows come as they are made, some at a time. */
export interface WrittenSheet {
  readonly title: string;
  /** whose spreadsheets are to open it: in French a CSV has semicolons and decimal commas */
  readonly locale: Locale;
  readonly columns: readonly { readonly header: string; /** characters */ readonly width: number }[];
  readonly rows: AsyncIterable<readonly (readonly Cell[])[]>;
}

export type SheetFormat = 'csv' | 'xlsx';

/**
 * Writes a table piece by piece: never more in memory than some rows of it, and its headers before the first row is
 * asked for. A text that a spreadsheet would run as a formula stays a text (domain.md §12).
 */
export interface SheetWriter {
  write(format: SheetFormat, sheet: WrittenSheet): AsyncIterable<Uint8Array>;
}
