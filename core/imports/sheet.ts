import type { SheetProblem } from './sheet-problems.js';

/** A CSV or the worksheet of a spreadsheet, as text cells. Empty lines are left out. */
export interface Sheet {
  readonly format: 'csv' | 'xlsx';
  /** 'utf-8', 'utf-16le', 'utf-16be', 'windows-1252', or 'xlsx' */
  readonly encoding: string;
  readonly rows: readonly SheetRow[];
  /** of the worksheet */
  readonly name?: string;
  /** what of the file does not stand in `rows`, or not as it is shown */
  readonly problems?: readonly SheetProblem[];
}

export interface SheetRow {
  /** line of the file or row of the sheet, 1 is the first; a quoted line break does not shift it */
  readonly line: number;
  readonly cells: readonly string[];
  /** index of a cell that ends in a quote never closed: its text was cut */
  readonly cut?: number;
}

/** A file as it was sent. */
export interface SentFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * Reads a sent file off the request thread (domain.md §11).
 * @throws FileEmpty FileNotReadable FileTooLarge
 */
export interface SheetReader {
  read(file: SentFile): Promise<Sheet>;
}
