import { bikeOfVerdict } from '../eligibility/index.js';
import { aloneVerdict } from './paid-once.js';
import type { EvaluatedResult, Result } from './result.js';

const isSame = (a: Result, b: Result): boolean =>
  a.riderId === b.riderId && a.place === b.place && a.type === b.type && a.classId === b.classId && a.bike === b.bike;

/**
 * The bike each unchanged result was paid for, by result id. Later changes to the rider or their bikes do not affect it
 * (ADR 13).
 */
export const keptBikesOf = (
  before: readonly EvaluatedResult[],
  after: readonly Result[],
): ReadonlyMap<string, string> => {
  const earlier = new Map(before.map((result) => [result.id, result]));
  return new Map(
    after.flatMap((result) => {
      const was = earlier.get(result.id);
      const bikeId = was && isSame(was, result) ? bikeOfVerdict(was.verdict) : null;
      return bikeId === null ? [] : [[result.id, bikeId] as const];
    }),
  );
};

/** The amount each unchanged result earned before, by result id, in minor units. */
export const keptAmountsOf = (
  before: readonly EvaluatedResult[],
  after: readonly Result[],
): ReadonlyMap<string, number> => {
  const earlier = new Map(before.map((result) => [result.id, result]));
  return new Map(
    after.flatMap((result) => {
      const was = earlier.get(result.id);
      const earned = was && isSame(was, result) ? aloneVerdict(was.verdict).earns : null;
      return earned ? [[result.id, earned.amount] as const] : [];
    }),
  );
};
