import type { Limits } from './limits.js';
import { notReadable, tooLarge } from './refused.js';

/** A spreadsheet has at most so many rows and columns; a cell beyond them is a lie. */
const [LAST_ROW, LAST_COLUMN] = [1_048_576, 16_384];
/** Most of what is not a cell: more than any table needs, few enough to be read at once. */
const MOST = { style: 130_000, format: 5_000, merge: 20_000, widthOfColumns: 500_000, tag: 12_000_000 } as const;

/** What a spreadsheet holds, counted while it is unpacked. Every method throws Refused beyond its limit. */
export interface Tally {
  row(number: number | null): void;
  /** `column` from 1; null: the one after the last */
  cell(column: number | null, row: number | null): void;
  /** cells that a reader would make for a link over a range */
  area(cells: number): void;
  sharedText(): void;
  sheet(): void;
  columnWidth(columns: number): void;
  other(what: 'style' | 'format' | 'merge' | 'tag'): void;
  endPart(): void;
}

export const tally = (limits: Limits): Tally => {
  const counts = { rows: 0, cells: 0, area: 0, texts: 0, sheets: 0, widthOfColumns: 0 };
  const others = { style: 0, format: 0, merge: 0, tag: 0 };
  let [last, widest] = [0, 0];
  const endRow = (): void => {
    // a short row costs its width; cells beyond the limit of columns are reported one by one
    counts.area += Math.min(widest, limits.columns);
    [last, widest] = [0, 0];
    if (counts.area > limits.cells * 2) throw tooLarge('cells', limits.cells);
  };
  const bounded = (value: number | null, most: number): void => {
    if (value !== null && !(value >= 1 && value <= most)) throw notReadable('spreadsheet');
  };
  return {
    row: (number) => {
      endRow();
      bounded(number, LAST_ROW);
      if ((counts.rows += 1) > limits.rows) throw tooLarge('rows', limits.rows);
    },
    cell: (column, row) => {
      bounded(column, LAST_COLUMN);
      bounded(row, LAST_ROW);
      last = column ?? last + 1;
      if (last > widest) widest = last;
      if ((counts.cells += 1) > limits.cells) throw tooLarge('cells', limits.cells);
    },
    area: (cells) => {
      counts.area += cells;
      if (!(counts.area <= limits.cells * 2)) throw notReadable('crowded');
    },
    sharedText: () => {
      if ((counts.texts += 1) > limits.cells) throw tooLarge('cells', limits.cells);
    },
    sheet: () => {
      if ((counts.sheets += 1) > limits.sheets) throw tooLarge('sheets', limits.sheets);
    },
    columnWidth: (columns) => {
      counts.widthOfColumns += columns;
      if (!(counts.widthOfColumns <= MOST.widthOfColumns)) throw notReadable('crowded');
    },
    other: (what) => {
      if ((others[what] += 1) > MOST[what]) throw notReadable('crowded');
    },
    endPart: endRow,
  };
};
