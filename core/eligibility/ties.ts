import type { Program } from '../program/index.js';
import type { Tie } from './verdict.js';

/** A finisher of one class. Riders of every make are finishers: each occupies a place, whether or not it earns. */
export interface Finisher {
  readonly id: string;
  /** as written in the results */
  readonly place: number;
}

export interface PlaceWorth {
  /** minor units */
  readonly amount: number;
  /** the highest amount of one of the places that it occupies; the limit of a place applies to it */
  readonly highest: number;
  /** null: alone at the place that is written */
  readonly tie: Tie | null;
}

interface Group {
  readonly written: number;
  /** in the order in which what is left over is given */
  readonly ids: string[];
}

/**
 * What each finisher of a class gets by its place (domain.md §4), by id. Finishers at one place occupy as many places as
 * they are; whoever is written at a place that a tie before them occupies moves behind it, so that `1, 1, 2` is `1, 1,
 * 3`. No two finishers occupy the same place, so together they never get more than the purse.
 *
 * `share`: those who are tied share the amounts of the places that they occupy; what does not divide goes to the first
 * of them. `each`: each gets the amount of the first of these places, as long as there is enough of
 * their own places and of those that nobody occupies; if not, they share what there is. It is never taken from another
 * finisher.
 *
 * @param finishers in the order in which what is left over is given; only their order within a place counts
 * @param amounts by place, minor units
 */
export const worthOfPlaces = (
  finishers: readonly Finisher[],
  amounts: ReadonlyMap<number, number>,
  rule: Program['ties'],
): ReadonlyMap<string, PlaceWorth> => {
  const groups = occupied(finishers);
  const sums = groups.map(({ first, last }) => amountsFrom(first, last, amounts));
  let free = total([...amounts.values()]) - total(sums.flat());
  const worth = new Map<string, PlaceWorth>();
  for (const [at, { ids, written, first, last }] of groups.entries()) {
    const own = sums[at] ?? [];
    const [shared, inFull] = [total(own), ids.length * (amounts.get(first) ?? 0)];
    const pot = rule === 'share' ? shared : Math.min(inFull, shared + free);
    free -= Math.max(0, pot - shared);
    const paid = rule === 'share' ? 'shared' : pot < inFull ? 'within-purse' : 'each';
    const stands = ids.length === 1 && first === written;
    const part = Math.floor(pot / ids.length);
    const left = pot - part * ids.length;
    for (const [order, id] of ids.entries()) {
      const amount = part + (order === 0 ? left : 0);
      worth.set(id, {
        amount,
        highest: Math.max(0, ...own),
        tie: stands ? null : { others: ids.length - 1, first, last, paid, amount },
      });
    }
  }
  return worth;
};

const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

const amountsFrom = (first: number, last: number, amounts: ReadonlyMap<number, number>): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => amounts.get(first + at) ?? 0);

/** Finishers by place, best first, with the first and last of the places that they occupy. */
const occupied = (
  finishers: readonly Finisher[],
): readonly (Group & { readonly first: number; readonly last: number })[] => {
  const groups = new Map<number, Group>();
  for (const { id, place } of finishers) {
    const group = groups.get(place);
    if (group) group.ids.push(id);
    else groups.set(place, { written: place, ids: [id] });
  }
  let before = 0;
  return [...groups.values()]
    .toSorted((a, b) => a.written - b.written)
    .map((group) => {
      const first = Math.max(group.written, before + 1);
      before = first + group.ids.length - 1;
      return { ...group, first, last: before };
    });
};
