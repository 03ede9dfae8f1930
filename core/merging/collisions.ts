import type { Award } from '../ledger/index.js';
import type { SharedResult } from './ports.js';

/** Two results of one person in one class: one can be true, the better place stays (domain.md §8). */
export interface Collision {
  readonly kept: SharedResult;
  readonly removed: readonly SharedResult[];
}

const rank = (it: SharedResult): number =>
  it.type === 'finished' && it.place !== null ? it.place : Number.MAX_SAFE_INTEGER;

/** Of equal places the kept rider's own result stays, then the older one. */
const byWorth =
  (keepId: string) =>
  (a: SharedResult, b: SharedResult): number =>
    rank(a) - rank(b) || Number(b.riderId === keepId) - Number(a.riderId === keepId) || (a.id < b.id ? -1 : 1);

/** Class by class, the result that stays first. */
const byClass = (shared: readonly SharedResult[], keepId: string): readonly (readonly SharedResult[])[] => {
  const classes = new Map<string, SharedResult[]>();
  for (const it of shared) classes.set(it.classId, [...(classes.get(it.classId) ?? []), it]);
  return [...classes.values()].map((all) => all.toSorted(byWorth(keepId)));
};

export const collisionsOf = (shared: readonly SharedResult[], keepId: string): readonly Collision[] =>
  byClass(shared, keepId)
    .filter((all) => new Set(all.map((it) => it.riderId)).size > 1)
    .flatMap(([kept, ...removed]) => (kept ? [{ kept, removed }] : []))
    .toSorted((a, b) => (a.kept.classId < b.kept.classId ? -1 : 1));

/**
 * Awards that give way: those in a class in which the other rider's result stays, and where neither has a result any
 * more, or both have a bonus of one series, the second of the two. One person has one of each, reversed ones too: it is
 * what the next judging finds. Worth is taken back, and what was spent of it is listed as overpaid.
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
  for (const it of [...kept, ...deleted]) {
    const [once, winner] = [uniqueAwardKey(it), it.source && winners.get(it.source.classId)];
    if (winner && winner !== it.riderId) losing.add(it.id);
    else if (once !== null) ofOne.set(once, [...(ofOne.get(once) ?? []), it]);
  }
  // the one that is worth something stays, then the kept rider's
  for (const all of ofOne.values())
    for (const it of all.toSorted((a, b) => Number(b.initial > 0) - Number(a.initial > 0)).slice(1)) losing.add(it.id);
  return losing;
};

/** What a rider has one award for at most, whatever became of it. */
const uniqueAwardKey = ({ source, type, seriesId }: Award): string | null => {
  if (source) return `${source.classId}/${type}`;
  return type === 'bonus' ? seriesId : null;
};
