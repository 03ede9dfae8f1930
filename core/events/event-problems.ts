import type { SheetProblemCode } from '../imports/index.js';

export const EVENT_ROW_PROBLEMS = [
  /** no row near the top has a title and a date column */
  'HEADER_UNKNOWN',
  /** two columns with the same header or mapping, and other content */
  'HEADER_TWICE',
  'NO_ROWS',
  /** more than 1,000 events */
  'TOO_MANY_ROWS',
  /** a row above the header that may be an event */
  'ABOVE_HEADER',
  /** a cell to the right of the header */
  'CELL_WITHOUT_HEADER',
  'TITLE_MISSING',
  /** a number where the name should be */
  'TITLE_IS_NUMBER',
  'TEXT_TOO_LONG',
  /** dates in numbers may have the day or the month first; `value` is one of them */
  'DATE_ORDER_UNKNOWN',
  /** a row that has only a title, among others with dates: a note, or an event whose date is not known */
  'DATE_MISSING',
  'DATE_NOT_VALID',
  /** not a web address that browsers open */
  'WEBSITE_NOT_VALID',
  /** the last day is before the first */
  'DATES_NOT_IN_ORDER',
  'COUNTRY_UNKNOWN',
  'PAYING_UNKNOWN',
  /** the same title and day twice */
  'EVENT_TWICE',
] as const;
export type EventRowProblemCode = (typeof EVENT_ROW_PROBLEMS)[number];

export interface EventRowProblem {
  readonly line: number;
  readonly column: string | null;
  readonly value: string | null;
  readonly code: EventRowProblemCode | SheetProblemCode;
  /** index of the column, from 0; left out for a whole row or file */
  readonly at?: number;
}
