import type { Award } from '../ledger/index.js';
import type { SharedResult } from './ports.js';

/** Two results of one person in one class: one can be true, the better place stays (domain.md §8). */
export interface Collision {
  readonly kept: SharedResult;
  readonly removed: readonly SharedResult[];
}

const rank = (it: SharedResult): number => (it.type === 'finished' && it.place !== null ? it.place : Number.MAX_SAFE_INTEGER);

/** Of equal places the kept rider's own result stays, then the older one. */
const byWorth =
  (keepId: string) =>
  (a: SharedResult, b: SharedResult): number =>
    rank(a) - rank(b) || Number(b.riderId === keepId) - Number(a.riderId === keepId) || (a.id < b.id ? -1 : 1);

export const collisionsOf = (shared: readonly SharedResult[], keepId: string): readonly Collision[] => {
  const classes = new Map<string, SharedResult[]>();
  for (const it of shared) classes.set(it.classId, [...(classes.get(it.classId) ?? []), it]);
  return [...classes.values()]
    .filter((all) => new Set(all.map((it) => it.riderId)).size > 1)
    .flatMap((all) => {
      const [kept, ...removed] = all.toSorted(byWorth(keepId));
      return kept ? [{ kept, removed }] : [];
    })
    .toSorted((a, b) => (a.kept.classId < b.kept.classId ? -1 : 1));
};

/** Awards that rest on a removed result, and the second bonus of a series: they are taken back, what was spent of them is listed as overpaid. */
export const losingAwards = (kept: readonly Award[], deleted: readonly Award[], collisions: readonly Collision[]): ReadonlySet<string> => {
  const winners = new Map(collisions.map((it) => [it.kept.classId, it.kept.riderId]));
  const inClass = [...kept, ...deleted].filter((it) => it.source && winners.has(it.source.classId) && winners.get(it.source.classId) !== it.riderId);
  const bonuses = new Set(kept.flatMap((it) => (isBonus(it) && it.initial > 0 ? [it.seriesId] : [])));
  const secondBonus = deleted.filter((it) => isBonus(it) && bonuses.has(it.seriesId));
  return new Set([...inClass, ...secondBonus].map((it) => it.id));
};

const isBonus = (it: Award): boolean => it.type === 'bonus' && it.source === null && it.seriesId !== null;
