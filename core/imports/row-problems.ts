/** Every reason for which a results file is not applied. */
export const ROW_PROBLEMS = [
  /** no row near the top names both a place and a rider: the columns are to be named by a person; `value` is the row taken for the header */
  'HEADER_UNKNOWN',
  /** there is a header and nothing under it */
  'NO_ROWS',
  /** a finisher without a place */
  'PLACE_MISSING',
  /** the place is neither a number nor a known word such as DNF */
  'PLACE_NOT_A_NUMBER',
  /** the place is 0 or above 10,000 */
  'PLACE_OUT_OF_RANGE',
  /** two finishers of one class have the same place; both lines are listed */
  'PLACE_TWICE',
  /** nobody is named */
  'RIDER_NAME_MISSING',
  /** a cell of a column that is used has more than 120 characters, or a number more than 40 */
  'TEXT_TOO_LONG',
  /** the e-mail is not one */
  'EMAIL_NOT_VALID',
  /** the number of entrants is not a whole number from 1 to 10,000 */
  'ENTRANTS_NOT_A_NUMBER',
  /** the file names several classes where one was asked for; `value` names them */
  'SEVERAL_CLASSES',
  /** the file names several classes, and none for this row */
  'CLASS_MISSING',
  /** the event has no class of this name; a person may say which is meant */
  'CLASS_UNKNOWN',
] as const;

export type RowProblemCode = (typeof ROW_PROBLEMS)[number];
