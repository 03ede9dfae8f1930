import type { Column } from './find-header.js';
import type { SheetRow } from './sheet.js';
import type { ResultField } from './submitted-row.js';

/** A cell that a person wrote anew while checking a file (domain.md §11). */
export interface CellCorrection {
  /** line of the file or row of the sheet, from 1 */
  readonly line: number;
  readonly field: ResultField;
  readonly value: string;
}

/** The columns that a field is written to; a whole name goes into one of two columns, and empties the other. */
const columnsFor = (columns: readonly Column[], field: ResultField): readonly Column[] => {
  const own = columns.filter((column) => column.field === field);
  if (own.length > 0 || field !== 'riderName') return own.slice(0, 1);
  return (['lastName', 'firstName'] as const).flatMap((part) => columns.find((column) => column.field === part) ?? []);
};

/**
 * Writes what a person corrected into the rows, before they are read. A field that the file has no column for is left
 * out. A place that a person wrote says everything: no other cell of the row is searched for a status.
 */
export const cellCorrector = (
  columns: readonly Column[],
  corrections: readonly CellCorrection[],
): ((row: SheetRow) => SheetRow) => {
  const ofLine = new Map<number, CellCorrection[]>();
  for (const correction of corrections)
    ofLine.set(correction.line, [...(ofLine.get(correction.line) ?? []), correction]);
  return (row) => {
    const own = ofLine.get(row.line);
    if (!own) return row;
    const cells = [...row.cells];
    let { cut } = row;
    let placed = false;
    for (const { field, value } of own) {
      const [first, ...others] = columnsFor(columns, field);
      if (!first) continue;
      while (cells.length <= first.index) cells.push('');
      cells[first.index] = value;
      for (const { index } of others) cells[index] = '';
      if (cut === first.index) cut = undefined;
      placed ||= field === 'place';
    }
    return {
      line: row.line,
      cells,
      ...(cut === undefined ? {} : { cut }),
      ...(row.struck ? { struck: true } : {}),
      ...(placed ? { placed } : {}),
    };
  };
};
