import type { Verdict } from '../eligibility/index.js';

export type ResultType = 'finished' | 'DNF' | 'DNS' | 'DQ';

/** One finisher of one class, as the promoter sent it. */
export interface Result {
  readonly id: string;
  readonly classId: string;
  /** null for someone who was not placed */
  readonly place: number | null;
  readonly type: ResultType;
  readonly riderName: string;
  readonly number: string | null;
  readonly hometown: string | null;
  readonly bike: string | null;
  readonly email: string | null;
  readonly amaNumber: string | null;
  /** null: named only */
  readonly riderId: string | null;
}

export interface EvaluatedResult extends Result {
  readonly verdict: Verdict;
}
