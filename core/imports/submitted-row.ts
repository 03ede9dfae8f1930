import type { RowProblemCode } from './row-problems.js';
import type { SheetProblemCode } from './sheet-problems.js';

/** A field that a column of a results file can stand for. */
export type ResultField =
  | 'place'
  | 'number'
  | 'riderName'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'amaNumber'
  | 'hometown'
  | 'city'
  | 'state'
  | 'bike'
  | 'make'
  | 'status'
  | 'class'
  | 'entrants';

/** One finisher as a file states it; null where it states nothing. */
export interface SubmittedRow {
  readonly line: number;
  readonly place: number | null;
  readonly type: 'finished' | 'DNF' | 'DNS' | 'DQ';
  readonly riderName: string;
  readonly number: string | null;
  /** the town alone: a state written behind it stands in `state` */
  readonly hometown: string | null;
  /** postal code of a state or province, in capitals */
  readonly state: string | null;
  /** make and model as far as the file names them, a maker's code spelled out */
  readonly bike: string | null;
  readonly email: string | null;
  readonly amaNumber: string | null;
  readonly className: string | null;
  /** how many started in the class, where the file says so */
  readonly entrants: number | null;
}

/** Why a row (or the file) cannot be taken as it is. */
export interface RowProblem {
  readonly line: number;
  /** header of the column; null when it is about the whole row or file */
  readonly column: string | null;
  /** what stands there, cut to 200 characters */
  readonly value: string | null;
  readonly code: RowProblemCode | SheetProblemCode;
}
