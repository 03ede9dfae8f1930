import type { ResultField, RowProblem } from '@rrr/contract';

/** A cell of a results file that was written anew on screen. */
export interface CellCorrection {
  line: number;
  field: ResultField;
  value: string;
}

/** The later of two corrections of one cell counts. */
export const corrected = (
  before: readonly CellCorrection[],
  added: readonly CellCorrection[],
): readonly CellCorrection[] => [
  ...before.filter(
    (correction) => !added.some(({ line, field }) => line === correction.line && field === correction.field),
  ),
  ...added,
];

/**
 * The field of the cell that a problem is about; undefined where it is about a whole row, a column without a field, or a
 * class, which is told once for all its rows.
 */
export const fieldOf = (
  { column }: RowProblem,
  columns: readonly { header: string; field: ResultField | null }[],
): ResultField | undefined =>
  columns.find(({ header, field }) => field !== null && field !== 'class' && header === column)?.field ?? undefined;
