/** All reasons why a results file cannot be applied. */
export const ROW_PROBLEMS = [
  /**
   * no row near the top names a place and a rider column, so a person must map them; `value` is the row taken for the
   * header
   */
  'HEADER_UNKNOWN',
  /** a header without rows below it */
  'NO_ROWS',
  /** a title, the file name or the columns say heat, qualifying, standings, another event or year; `value` is the text */
  'MAIN_EVENT_UNCLEAR',
  /** several sessions of a class; `value` names them */
  'SEVERAL_SESSIONS',
  /** a remark, a penalty or a footnote may change the places; `value` is the text */
  'REMARK_UNCLEAR',
  /** a rider with the same number finishes twice in a class; both lines are listed */
  'RIDER_TWICE',
  /** a row that is struck out in the spreadsheet */
  'ROW_STRUCK_OUT',
  /** a row above the header that is not a title and would be skipped */
  'ABOVE_HEADER',
  /** a row below the header that may be a total, a note or a footer */
  'NOTE_ROW',
  /** a row below the header with other column names: a second table */
  'OTHER_HEADER',
  /** place or rider headers occur twice: two tables side by side */
  'TABLES_SIDE_BY_SIDE',
  /** two columns for one field have different values; `value` names them */
  'COLUMN_UNCLEAR',
  /** a cell without a header */
  'CELL_WITHOUT_HEADER',
  /** a finisher without a place */
  'PLACE_MISSING',
  /** the place is neither a number nor a known word such as DNF */
  'PLACE_NOT_A_NUMBER',
  /** the place is 0 or above 10,000 */
  'PLACE_OUT_OF_RANGE',
  /** two finishers of a class have the same place without a tie; both lines are listed */
  'PLACE_TWICE',
  /** the places of a class have gaps; they may be overall places */
  'PLACES_NOT_RUNNING',
  /** a word that may mean did not finish, did not start or disqualified, but not clearly */
  'STATUS_UNCLEAR',
  /** no rider name */
  'RIDER_NAME_MISSING',
  /** more than 120 characters in a used column, or 40 in a number */
  'TEXT_TOO_LONG',
  /** a cut text or a spreadsheet error in a used column */
  'TEXT_CUT',
  /** not a valid e-mail */
  'EMAIL_NOT_VALID',
  /** the number of entrants is not a whole number from 1 to 10,000 */
  'ENTRANTS_NOT_A_NUMBER',
  /** the file names several classes but is for one; `value` names them */
  'SEVERAL_CLASSES',
  /** the file is for another class than selected; `value` names it */
  'OTHER_CLASS',
  /** a heading contradicts the class column of the rows below it */
  'HEADING_UNCLEAR',
  /** the file names classes but none for this row */
  'CLASS_MISSING',
  /** the event has no such class; a person may choose one */
  'CLASS_UNKNOWN',
  /**
   * several classes of the event match without regard to spaces and punctuation, or the file has two spellings of one
   * class
   */
  'CLASS_AMBIGUOUS',
] as const;

export type RowProblemCode = (typeof ROW_PROBLEMS)[number];
