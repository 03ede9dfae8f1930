/** Problems of a file of any kind: something in it would be lost or misread. */
export const SHEET_PROBLEMS = [
  /** another worksheet contains data; `value` is its name */
  'OTHER_SHEET',
  /** a hidden worksheet contains data; `value` is its name */
  'HIDDEN_SHEET',
  /** merged cells, whose text counts for the first cell only; `column` is the range */
  'MERGED_CELLS',
  /** a hidden row or column contains data */
  'HIDDEN_ROW',
  'HIDDEN_COLUMN',
  /** a formula without a saved value, or with an error */
  'FORMULA_WITHOUT_VALUE',
  /** a cell to the right of the last column that is read */
  'TOO_MANY_COLUMNS',
  /** lost characters: the text has the wrong encoding */
  'TEXT_GARBLED',
] as const;
export type SheetProblemCode = (typeof SHEET_PROBLEMS)[number];

export interface SheetProblem {
  readonly line: number;
  /** column letters of a spreadsheet, or the column number of a CSV; null for a whole row or sheet */
  readonly column: string | null;
  readonly value: string | null;
  readonly code: SheetProblemCode;
}
