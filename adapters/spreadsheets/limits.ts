/** What a file may hold (domain.md §11). All of them are counted before anything is parsed. */
export interface Limits {
  /** unpacked size of a spreadsheet in bytes */
  readonly unpackedBytes: number;
  readonly rows: number;
  /** cells of all rows, with the empty ones between them */
  readonly cells: number;
  /** columns of one line of a CSV; in a spreadsheet, cells beyond them are a problem of the file */
  readonly columns: number;
  /** characters of one line of a CSV */
  readonly line: number;
  /** characters of all cells together */
  readonly text: number;
  readonly sheets: number;
}

export const LIMITS: Limits = {
  unpackedBytes: 100 * 1024 * 1024,
  rows: 200_000,
  cells: 1_500_000,
  columns: 1000,
  line: 200_000,
  text: 20_000_000,
  sheets: 200,
};
