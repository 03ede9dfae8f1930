/** One row of a class. */
export interface OutsideRow {
  readonly name: string;
  readonly place: number | null;
  readonly type: 'finished' | 'DNF' | 'DNS' | 'DQ';
  /** it earned once, as it is: later changes of its rider take nothing back */
  stands: boolean;
}

/**
 * What each finisher's place is worth, written a second time from domain.md §4: who is tied occupies as many places as
 * they are. `share`: they share them, rounded down, and what is left goes to the first by name. `each`: each gets the
 * amount of the place, as far as their own places and those that nobody occupies have it.
 */
export const shares = (
  rows: readonly OutsideRow[],
  amounts: readonly number[],
  ties: 'share' | 'each',
): ReadonlyMap<OutsideRow, number> => {
  const finishers = rows.filter((row) => row.type === 'finished' && row.place !== null);
  const places = [...new Set(finishers.map((finisher) => finisher.place as number))].sort((a, b) => a - b);
  const worth = new Map<OutsideRow, number>();
  const at = (place: number): number => amounts[place - 1] ?? 0;
  const taken = new Set<number>();
  const groups = places.map((place) => {
    const tied = finishers
      .filter((finisher) => finisher.place === place)
      .sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
    const first = Math.max(place, ...[...taken].map((value) => value + 1));
    const own = tied.map((_, nth) => first + nth);
    for (const value of own) taken.add(value);
    return { tied, first, pot: own.reduce((sum, value) => sum + at(value), 0) };
  });
  let free = amounts.reduce((sum, amount, nth) => sum + (taken.has(nth + 1) ? 0 : amount), 0);
  for (const { tied, first, pot } of groups) {
    const wanted = ties === 'each' ? at(first) * tied.length : pot;
    const more = ties === 'each' ? Math.min(free, Math.max(0, wanted - pot)) : 0;
    const paid = ties === 'each' ? Math.min(wanted, pot + more) : pot;
    free -= more;
    const part = Math.floor(paid / tied.length);
    for (const [nth, row] of tied.entries()) worth.set(row, part + (nth === 0 ? paid - part * tied.length : 0));
  }
  return worth;
};
