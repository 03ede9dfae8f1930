import { classKey } from './class-key.js';
import type { RowRead } from './read-row.js';
import { remembered } from './remembered.js';

/**
 * Numbers the finishers of each class anew in the order of their places: 4, 9, 17 of the whole race are 1, 2, 3 of the
 * class. Those at one place stay tied.
 */
export const placesInClass = (reads: readonly RowRead[]): readonly RowRead[] => {
  const keyOf = remembered(classKey);
  const classes = new Map<string, number[]>();
  const keyIn = ({ className }: RowRead): string => keyOf(className ?? '');
  for (const read of reads) {
    if (read.row?.type !== 'finished' || read.row.place === null) continue;
    const places = classes.get(keyIn(read)) ?? [];
    classes.set(keyIn(read), places);
    places.push(read.row.place);
  }
  const placeIn = new Map(
    [...classes].map(([key, places]) => {
      const sorted = places.toSorted((a, b) => a - b);
      const first = new Map<number, number>();
      for (const [at, place] of sorted.entries()) if (!first.has(place)) first.set(place, at + 1);
      return [key, first] as const;
    }),
  );
  return reads.map((read) => {
    if (!read.row || read.row.place === null) return read;
    const place = read.row.type === 'finished' ? (placeIn.get(keyIn(read))?.get(read.row.place) ?? null) : null;
    return { ...read, row: { ...read.row, place } };
  });
};
