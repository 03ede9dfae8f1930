/** Why a file of any kind is not taken as it is: something in it would be passed over or misread. */
export const SHEET_PROBLEMS = [
  /** another sheet of the workbook holds data; `value` names it */
  'OTHER_SHEET',
  /** a hidden sheet holds data; `value` names it */
  'HIDDEN_SHEET',
  /** cells were merged into one, whose text counts for the first of them alone; `column` is the range */
  'MERGED_CELLS',
  /** a row or a column that is not shown holds data */
  'HIDDEN_ROW',
  'HIDDEN_COLUMN',
  /** a formula whose value was not saved with it, or that gave an error */
  'FORMULA_WITHOUT_VALUE',
  /** a cell stands right of the last column that is read */
  'TOO_MANY_COLUMNS',
  /** letters were lost: the text was read or saved in a wrong encoding */
  'TEXT_GARBLED',
] as const;
export type SheetProblemCode = (typeof SHEET_PROBLEMS)[number];

export interface SheetProblem {
  readonly line: number;
  /**
   * letters of the column as a spreadsheet shows them, or its number in a CSV; null when it is about the row or sheet
   */
  readonly column: string | null;
  readonly value: string | null;
  readonly code: SheetProblemCode;
}
