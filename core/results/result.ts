import type { Verdict } from '../eligibility/index.js';

export type ResultType = 'finished' | 'DNF' | 'DNS' | 'DQ';

/** One finisher of a class, as submitted by the promoter. */
export interface Result {
  readonly id: string;
  readonly classId: string;
  /** null when unplaced */
  readonly place: number | null;
  readonly type: ResultType;
  readonly riderName: string;
  readonly number: string | null;
  readonly hometown: string | null;
  readonly bike: string | null;
  readonly email: string | null;
  readonly amaNumber: string | null;
  /** null when unmatched */
  readonly riderId: string | null;
  /** a person said that it is nobody's, so it is not matched by itself later; left out: nobody said so */
  readonly leftUnmatched?: true;
}

export interface EvaluatedResult extends Result {
  readonly verdict: Verdict;
}
