import { overpaid } from '../ledger/index.js';
import { allTargets, type EvaluatedCorrection } from './evaluate-correction.js';

/**
 * What a rider already spent of an award that a correction lowers. Listed for admins; nobody has to pay it back
 * (domain.md §4).
 */
export interface AlreadySpent {
  readonly riderId: string;
  /** as written in the results */
  readonly riderName: string;
  readonly classId: string;
  /** minor units of the event's currency */
  readonly amount: number;
}

export const alreadySpent = (evaluated: EvaluatedCorrection): readonly AlreadySpent[] => {
  const { before, after } = evaluated.correction;
  const names = new Map([...before.results, ...after.results].map((result) => [result.riderId, result.riderName]));
  return allTargets(evaluated).flatMap(({ wallet: { riderId }, classId, worth, existing }) => {
    const amount = existing ? overpaid({ ...existing, initial: worth }) - overpaid(existing) : 0;
    return amount > 0 ? [{ riderId, riderName: names.get(riderId) ?? '', classId, amount }] : [];
  });
};
