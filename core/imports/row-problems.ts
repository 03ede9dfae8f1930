/** Every reason for which a results file is not applied. */
export const ROW_PROBLEMS = [
  /**
   * no row near the top names both a place and a rider: the columns are to be named by a person; `value` is the row
   * taken for the header
   */
  'HEADER_UNKNOWN',
  /** there is a header and nothing under it */
  'NO_ROWS',
  /** a row above the header that is no title, and would not be read */
  'ABOVE_HEADER',
  /** a row under the header that names other columns: a second table */
  'OTHER_HEADER',
  /** the header names places or riders twice: two tables stand beside each other */
  'TABLES_SIDE_BY_SIDE',
  /** two columns may both be meant, and they differ; `value` names them */
  'COLUMN_UNCLEAR',
  /** a cell stands under no header */
  'CELL_WITHOUT_HEADER',
  /** a finisher without a place */
  'PLACE_MISSING',
  /** the place is neither a number nor a known word such as DNF */
  'PLACE_NOT_A_NUMBER',
  /** the place is 0 or above 10,000 */
  'PLACE_OUT_OF_RANGE',
  /** two finishers of one class have the same place, and it is no tie; both lines are listed */
  'PLACE_TWICE',
  /** the places of a class do not run 1, 2, 3 and so on: they may be of all classes together */
  'PLACES_NOT_RUNNING',
  /** a word that may say did not finish, did not start or disqualified, where it does not say it clearly */
  'STATUS_UNCLEAR',
  /** nobody is named */
  'RIDER_NAME_MISSING',
  /** a cell of a column that is used has more than 120 characters, or a number more than 40 */
  'TEXT_TOO_LONG',
  /** a cell of a column that is used was cut, or shows an error of its spreadsheet */
  'TEXT_CUT',
  /** the e-mail is not one */
  'EMAIL_NOT_VALID',
  /** the number of entrants is not a whole number from 1 to 10,000 */
  'ENTRANTS_NOT_A_NUMBER',
  /** the file names several classes where one was asked for; `value` names them */
  'SEVERAL_CLASSES',
  /** the file is of another class than the one it was sent for; `value` names it */
  'OTHER_CLASS',
  /** a line stands above rows whose class column names another class */
  'HEADING_UNCLEAR',
  /** the file names classes, and none for this row */
  'CLASS_MISSING',
  /** the event has no class of this name; a person may say which is meant */
  'CLASS_UNKNOWN',
  /**
   * several classes of the event differ from this name by spaces and signs alone, or the file writes one class in two
   * ways
   */
  'CLASS_AMBIGUOUS',
] as const;

export type RowProblemCode = (typeof ROW_PROBLEMS)[number];
