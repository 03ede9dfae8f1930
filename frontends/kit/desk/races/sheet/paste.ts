import { COLUMNS, emptyRow, MOST_ROWS, withCell, type Column, type SheetRow } from './sheet-rows.js';

/**
 * Cells copied from a spreadsheet: lines of cells with tabs between them, quoted where a cell holds a line break.
 * Undefined for a single cell, which the field takes as it is.
 */
export const pastedCells = (text: string): readonly (readonly string[])[] | undefined => {
  if (!/[\t\n\r]/.test(text)) return undefined;
  const lines: string[][] = [[]];
  const put = (cell: string) => lines.at(-1)?.push(cell.replaceAll(/\s+/g, ' ').trim());
  for (const [, quoted, plain, end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/g,
  )) {
    put(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '') break;
    if (end !== '\t') lines.push([]);
  }
  const some = lines.filter((line) => line.some((cell) => cell !== ''));
  return some.length === 0 ? undefined : some;
};

export interface Pasted {
  rows: readonly SheetRow[];
  /** lines and cells that had no place in the table */
  leftOut: number;
  lines: number;
}

/** Writes cells into the table from one cell on, to the right and down; rows that are missing are added. */
export const pasteAt = (
  rows: readonly SheetRow[],
  at: { row: number; column: Column },
  cells: readonly (readonly string[])[],
  newKey: () => string,
): Pasted => {
  const first = COLUMNS.findIndex(({ name }) => name === at.column);
  const next = [...rows];
  let leftOut = 0;
  for (const [down, line] of cells.entries()) {
    const row = at.row + down;
    if (row >= MOST_ROWS) {
      leftOut += 1;
      continue;
    }
    while (next.length <= row) next.push(emptyRow(newKey()));
    for (const [right, text] of line.entries()) {
      const column = COLUMNS[first + right]?.name;
      const before = next[row];
      if (column && before) next[row] = withCell(before, column, text);
      else if (text !== '') leftOut += 1;
    }
  }
  return { rows: next, leftOut, lines: cells.length };
};
