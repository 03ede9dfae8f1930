import type { RowProblemCode } from './row-problems.js';
import type { SheetProblemCode } from './sheet-problems.js';

/** The fields that columns of a results file map to. */
export const RESULT_FIELDS = [
  'place',
  'number',
  'riderName',
  'firstName',
  'lastName',
  'email',
  'amaNumber',
  'hometown',
  'city',
  'state',
  'bike',
  'make',
  'status',
  'class',
  'entrants',
] as const;
export type ResultField = (typeof RESULT_FIELDS)[number];

/** One finisher of a file; null where a value is missing. */
export interface SubmittedRow {
  readonly line: number;
  readonly place: number | null;
  readonly type: 'finished' | 'DNF' | 'DNS' | 'DQ';
  readonly riderName: string;
  readonly number: string | null;
  /** the town without the state, which goes into `state` */
  readonly hometown: string | null;
  /** postal abbreviation of a state or province, upper case */
  readonly state: string | null;
  /** make and model as far as stated, with abbreviated makes spelled out */
  readonly bike: string | null;
  readonly email: string | null;
  readonly amaNumber: string | null;
  readonly className: string | null;
  /** number of starters in the class, if stated */
  readonly entrants: number | null;
}

/** A reason why a row or file cannot be imported. */
export interface RowProblem {
  readonly line: number;
  /** header of the column; null for a whole row or file */
  readonly column: string | null;
  /** the cell's text, cut to 200 characters */
  readonly value: string | null;
  readonly code: RowProblemCode | SheetProblemCode;
  /** the question whose answer solves it */
  readonly question?: string;
}
