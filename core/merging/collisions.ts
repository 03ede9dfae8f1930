import type { Award } from '../ledger/index.js';
import type { SharedResult } from './ports.js';

/** Both riders have a result in the same class. Only one can be right; the better place is kept (domain.md §8). */
export interface Collision {
  readonly kept: SharedResult;
  readonly removed: readonly SharedResult[];
}

const rank = (shared: SharedResult): number =>
  shared.type === 'finished' && shared.place !== null ? shared.place : Number.MAX_SAFE_INTEGER;

/** Orders by place; ties prefer the kept rider's result, then the older one. */
const byWorth =
  (keepId: string) =>
  (a: SharedResult, b: SharedResult): number =>
    rank(a) - rank(b) || Number(b.riderId === keepId) - Number(a.riderId === keepId) || (a.id < b.id ? -1 : 1);

/** By class, with the result to keep first. */
const byClass = (shared: readonly SharedResult[], keepId: string): readonly (readonly SharedResult[])[] => {
  const classes = new Map<string, SharedResult[]>();
  for (const result of shared) classes.set(result.classId, [...(classes.get(result.classId) ?? []), result]);
  return [...classes.values()].map((all) => all.toSorted(byWorth(keepId)));
};

export const collisionsOf = (shared: readonly SharedResult[], keepId: string): readonly Collision[] =>
  byClass(shared, keepId)
    .filter((all) => new Set(all.map((result) => result.riderId)).size > 1)
    .flatMap(([kept, ...removed]) => (kept ? [{ kept, removed }] : []))
    .toSorted((a, b) => (a.kept.classId < b.kept.classId ? -1 : 1));

/**
 * Awards to reverse: those in a class where the other rider's result is kept; and, where neither has a result or both
 * have a bonus of one series, the second one. A person has one award each, reversed ones included, which is what the
 * next evaluation expects. Spent amounts are listed as overpaid.
 */
export const losingAwards = (
  kept: readonly Award[],
  deleted: readonly Award[],
  shared: readonly SharedResult[],
  keepId: string,
): ReadonlySet<string> => {
  const winners = new Map(
    byClass(shared, keepId).flatMap(([best]) => (best ? [[best.classId, best.riderId] as const] : [])),
  );
  const losing = new Set<string>();
  const ofOne = new Map<string, Award[]>();
  for (const award of [...kept, ...deleted]) {
    const [once, winner] = [uniqueAwardKey(award), award.source && winners.get(award.source.classId)];
    if (winner && winner !== award.riderId) losing.add(award.id);
    else if (once !== null) ofOne.set(once, [...(ofOne.get(once) ?? []), award]);
  }
  // prefers an award with value, then the kept rider's
  for (const all of ofOne.values())
    for (const award of all.toSorted((a, b) => Number(b.initial > 0) - Number(a.initial > 0)).slice(1))
      losing.add(award.id);
  return losing;
};

/** Key of which a rider has at most one award, including reversed ones. */
const uniqueAwardKey = ({ source, type, seriesId, standingsId }: Award): string | null => {
  if (source) return `${source.classId}/${type}`;
  return type === 'bonus' ? (standingsId ?? seriesId) : null;
};
