import type { SheetProblem } from './sheet-problems.js';

export interface Worksheet {
  readonly rows: readonly SheetRow[];
  readonly name?: string;
  /** content that is missing in `rows` or differs from what a spreadsheet shows */
  readonly problems?: readonly SheetProblem[];
}

/** A CSV file or worksheet as text cells, without empty lines. */
export interface Sheet extends Worksheet {
  /** `xlsx`: a spreadsheet of any format */
  readonly format: 'csv' | 'xlsx';
  /** 'utf-8', 'utf-16le', 'utf-16be', 'windows-1252', or the format of a spreadsheet */
  readonly encoding: string;
  /** other worksheets with content that are not hidden, in their order; each is a problem `OTHER_SHEET` of this one */
  readonly others?: readonly Worksheet[];
}

export interface SheetRow {
  /** line of the file or row of the sheet, from 1; line breaks within quotes do not count */
  readonly line: number;
  readonly cells: readonly string[];
  /** index of the cell with an unclosed quote, whose text was cut */
  readonly cut?: number;
  /** a cell of it is struck out in the spreadsheet */
  readonly struck?: boolean;
  /** a person wrote its place, so no other cell is searched for a status */
  readonly placed?: boolean;
}

/** An uploaded file. */
export interface SentFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** the account that sent it; one file of each is read at once. Left out: nobody's */
  readonly sender?: string;
}

/** Parses an uploaded file in a worker thread (domain.md §11). @throws FileEmpty FileNotReadable FileTooLarge FileWaiting */
export interface SheetReader {
  read(file: SentFile): Promise<Sheet>;
}
