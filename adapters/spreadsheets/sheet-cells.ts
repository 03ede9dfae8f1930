import type { SheetProblem, SheetProblemCode, SheetRow } from '@rrr/core/imports';
import { type CellObject, utils, type WorkSheet } from 'xlsx';
import { cellText } from './cell-text.js';

/** columns beyond this one are not part of a results table */
const LAST_COLUMN = 1000;
/** most problems reported per kind */
const MOST = 20;

export interface SheetCells {
  readonly rows: readonly SheetRow[];
  readonly problems: readonly SheetProblem[];
}

type Grid = readonly (readonly (CellObject | undefined)[] | undefined)[];

/** The rows of a worksheet with text, and problems with content that the rows do not show. */
export const sheetCells = (sheet: WorkSheet, date1904: boolean): SheetCells => {
  const rows: SheetRow[] = [];
  const problems: SheetProblem[] = [];
  const say = (code: SheetProblemCode, line: number, column: string | null, value: string | null): void => {
    if (problems.filter((it) => it.code === code).length < MOST)
      problems.push({ line, column, value: value && value.slice(0, 200), code });
  };
  const grid = sheet['!data'] as Grid | undefined;
  // forEach skips the holes of a sparse array
  grid?.forEach((row, at) => {
    const cells: string[] = [];
    row?.forEach((cell, column) => {
      const text = cellText(cell, date1904);
      if (column < LAST_COLUMN) cells[column] = text;
      else if (text.trim() !== '') say('TOO_MANY_COLUMNS', at + 1, utils.encode_col(column), text);
    });
    if (cells.some((it) => it.trim() !== '')) rows.push({ line: at + 1, cells: Array.from(cells, (it) => it ?? '') });
  });
  hidden(sheet, rows, say);
  merged(sheet, rows, say);
  return { rows, problems };
};

type Say = (code: SheetProblemCode, line: number, column: string | null, value: string | null) => void;

const isHidden = (size: { hidden?: boolean; hpt?: number; wpx?: number } | undefined): boolean =>
  size !== undefined && (size.hidden === true || size.hpt === 0 || size.wpx === 0);

const hidden = (sheet: WorkSheet, rows: readonly SheetRow[], say: Say): void => {
  const [ofRows, ofColumns] = [sheet['!rows'] ?? [], sheet['!cols'] ?? []];
  const seen = new Set<number>();
  for (const { line, cells } of rows) {
    if (isHidden(ofRows[line - 1])) say('HIDDEN_ROW', line, null, cells.filter((it) => it.trim() !== '').join(', '));
    for (const [at, text] of cells.entries()) {
      if (text.trim() === '' || seen.has(at) || !isHidden(ofColumns[at])) continue;
      seen.add(at);
      say('HIDDEN_COLUMN', line, utils.encode_col(at), text);
    }
  }
};

/** Merged cells are a problem only in a row where another cell has text; a merged title hides nothing. */
const merged = (sheet: WorkSheet, rows: readonly SheetRow[], say: Say): void => {
  const ranges = sheet['!merges'] ?? [];
  if (ranges.length === 0) return;
  const byLine = new Map(rows.map((it) => [it.line, it.cells]));
  for (const { s: from, e: to } of ranges) {
    for (let row = from.r; row <= Math.min(to.r, from.r + 1000); row += 1) {
      const cells = byLine.get(row + 1) ?? [];
      if (!cells.some((text, at) => text.trim() !== '' && (at < from.c || at > to.c))) continue;
      say('MERGED_CELLS', row + 1, utils.encode_range({ s: from, e: to }), byLine.get(from.r + 1)?.[from.c] ?? null);
      break;
    }
  }
};
