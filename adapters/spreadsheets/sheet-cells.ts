import type { SheetProblem, SheetProblemCode, SheetRow } from '@rrr/core/imports';
import { type CellObject, type Range, utils, type WorkSheet } from 'xlsx';
import { cellText } from './cell-text.js';
import type { Limits } from './limits.js';
import { tooLarge } from './refused.js';

/** most problems reported per kind */
const MOST = 20;

export interface SheetCells {
  readonly rows: readonly SheetRow[];
  readonly problems: readonly SheetProblem[];
}

type Grid = readonly (readonly (CellObject | undefined)[] | undefined)[];

/** The indexes of a sparse array; looping over its holes would cost more than its content. */
const indexes = (sparse: readonly unknown[]): readonly number[] => Object.keys(sparse).map(Number);

/** cells that are merged over more rows are a problem */
const TALLEST = 1000;

/**
 * The rows of a worksheet with text, and problems with content that the rows do not show. What is merged over rows of one
 * column stands in each of them.
 * @throws Refused when cells that share one text hold more of it together than a file may
 */
export const sheetCells = (sheet: WorkSheet, date1904: boolean, limits: Limits): SheetCells => {
  const rows: SheetRow[] = [];
  const problems: SheetProblem[] = [];
  const say = (code: SheetProblemCode, line: number, column: string | null, value: string | null): void => {
    if (problems.filter((problem) => problem.code === code).length < MOST)
      problems.push({ line, column, value: value && value.slice(0, 200), code });
  };
  const grid = (sheet['!data'] ?? []) as Grid;
  let characters = 0;
  const counted = (text: string): string => {
    if ((characters += text.length) > limits.text) throw tooLarge('text', limits.text);
    return text;
  };
  for (const at of indexes(grid)) {
    const row = grid[at] ?? [];
    const cells: string[] = [];
    for (const column of indexes(row)) {
      const text = counted(cellText(row[column], date1904));
      if (column < limits.columns) cells[column] = text;
      else if (text.trim() !== '') say('TOO_MANY_COLUMNS', at + 1, utils.encode_col(column), text);
    }
    if (cells.some((cell) => cell.trim() !== ''))
      rows.push({ line: at + 1, cells: Array.from(cells, (cell) => cell ?? '') });
  }
  hidden(sheet, rows, say);
  const { rows: filled, left } = filledDown(sheet, rows, counted);
  merged(left, filled, say);
  return { rows: filled, problems };
};

type Say = (code: SheetProblemCode, line: number, column: string | null, value: string | null) => void;

const isHidden = (size: { hidden?: boolean; hpt?: number; wpx?: number } | undefined): boolean =>
  size !== undefined && (size.hidden === true || size.hpt === 0 || size.wpx === 0);

const hidden = (sheet: WorkSheet, rows: readonly SheetRow[], say: Say): void => {
  const [ofRows, ofColumns] = [sheet['!rows'] ?? [], sheet['!cols'] ?? []];
  const seen = new Set<number>();
  for (const { line, cells } of rows) {
    if (isHidden(ofRows[line - 1]))
      say('HIDDEN_ROW', line, null, cells.filter((cell) => cell.trim() !== '').join(', '));
    for (const [at, text] of cells.entries()) {
      if (text.trim() === '' || seen.has(at) || !isHidden(ofColumns[at])) continue;
      seen.add(at);
      say('HIDDEN_COLUMN', line, utils.encode_col(at), text);
    }
  }
};

const isTall = ({ s: from, e: to }: Range): boolean => from.c === to.c && to.r - from.r < TALLEST;

/** Fills merged cells of one column down, and tells the ranges that are left: those that hide a text, or are wider. */
const filledDown = (
  sheet: WorkSheet,
  rows: readonly SheetRow[],
  counted: (text: string) => string,
): { readonly rows: readonly SheetRow[]; readonly left: readonly Range[] } => {
  const ranges = sheet['!merges'] ?? [];
  if (!ranges.some(isTall)) return { rows, left: ranges };
  const byLine = new Map(rows.map((row) => [row.line, [...row.cells]]));
  const left = ranges.filter((range) => {
    const { s: from, e: to } = range;
    if (!isTall(range)) return true;
    const text = byLine.get(from.r + 1)?.[from.c] ?? '';
    const below = Array.from({ length: to.r - from.r }, (_, nth) => byLine.get(from.r + 2 + nth) ?? []);
    if (below.some((cells) => (cells[from.c] ?? '').trim() !== '')) return true;
    for (const cells of text.trim() === '' ? [] : below) {
      while (cells.length < from.c) cells.push('');
      cells[from.c] = counted(text);
    }
    return false;
  });
  return { rows: rows.map((row) => ({ ...row, cells: byLine.get(row.line) ?? row.cells })), left };
};

/** Merged cells are a problem only in a row where another cell has text; a merged title hides nothing. */
const merged = (ranges: readonly Range[], rows: readonly SheetRow[], say: Say): void => {
  if (ranges.length === 0) return;
  const isText = (text: string): boolean => text.trim() !== '';
  const filled = new Map(
    rows.map(({ line, cells }) => [line, { cells, first: cells.findIndex(isText), last: cells.findLastIndex(isText) }]),
  );
  for (const { s: from, e: to } of ranges) {
    for (let row = from.r; row <= Math.min(to.r, from.r + 1000); row += 1) {
      const within = filled.get(row + 1);
      if (!within || (within.first >= from.c && within.last <= to.c)) continue;
      const value = filled.get(from.r + 1)?.cells[from.c] ?? null;
      say('MERGED_CELLS', row + 1, utils.encode_range({ s: from, e: to }), value);
      break;
    }
  }
};
