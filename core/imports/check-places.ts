import { nameKey } from '../shared/index.js';
import type { Column } from './find-header.js';
import { classKey } from './class-key.js';
import { remembered } from './remembered.js';
import type { RowRead } from './read-row.js';
import { shown } from './shown.js';
import type { RowProblem } from './submitted-row.js';

interface Placed {
  readonly line: number;
  readonly place: number;
  readonly tied: boolean;
  readonly finished: boolean;
}

/** Whether places run 1, 2, 3 and so on; behind a tie with a gap, 1, 2, 2, 4, or without one, 1, 2, 2, 3. */
const runs = (places: readonly number[]): boolean =>
  places.every((place, at) => place === at + 1 || (at > 0 && place === places[at - 1])) ||
  places.every((place, at) => {
    const before = places[at - 1] ?? 0;
    return place === before + 1 || (at > 0 && place === before);
  });

/** The first line whose place is out of sequence. */
const outOfTurn = (placed: readonly Placed[]): Placed | undefined =>
  placed.find(({ place }, at) => place !== at + 1 && place !== placed[at - 1]?.place);

/** Duplicate places that are not ties: none is marked as tied, and no gap of a tie follows. */
const twice = (placed: readonly Placed[]): readonly Placed[] => {
  const byPlace = new Map<number, Placed[]>();
  for (const item of placed) {
    const own = byPlace.get(item.place);
    if (own) own.push(item);
    else byPlace.set(item.place, [item]);
  }
  const shared = [...byPlace];
  return shared.flatMap(([place, own], at) => {
    const next = shared[at + 1]?.[0];
    return own.length < 2 ||
      own.some((candidate) => candidate.tied) ||
      (next !== undefined && next >= place + own.length)
      ? []
      : own;
  });
};

/**
 * Checks the places of each class for duplicates and gaps. Gaps suggest overall places or a partial list. Riders who
 * did not finish may or may not occupy places.
 */
export const checkPlaces = (reads: readonly RowRead[], columns: readonly Column[]): readonly RowProblem[] => {
  const column = columns.find((candidate) => candidate.field === 'place')?.header || null;
  const keyOf = remembered(classKey);
  const classes = new Map<string, { readonly placed: Placed[]; whole: boolean }>();
  for (const { row, className, tied, line } of reads) {
    const key = keyOf(className ?? '');
    const inClass = classes.get(key) ?? { placed: [], whole: true };
    classes.set(key, inClass);
    if (!row) inClass.whole = false;
    else if (row.place !== null)
      inClass.placed.push({ line, place: row.place, tied, finished: row.type === 'finished' });
  }
  return [...classes].flatMap(([key, { placed, whole }]) => {
    const all = placed.toSorted((a, b) => a.place - b.place || a.line - b.line);
    const finishers = all.filter((candidate) => candidate.finished);
    const places = new Set(finishers.map((finisher) => finisher.place));
    const repeated = places.size === finishers.length ? [] : twice(finishers);
    const problem = ({ line, place }: Placed, code: RowProblem['code']): RowProblem => ({
      line,
      column,
      value: String(place),
      code,
    });
    if (repeated.length > 0) return repeated.map((item) => problem(item, 'PLACE_TWICE'));
    // an unreadable row, or one without a class, may have the missing place
    if (
      !whole ||
      (key === '' && classes.size > 1) ||
      runs(finishers.map((finisher) => finisher.place)) ||
      runs(all.map((item) => item.place))
    )
      return [];
    const first = outOfTurn(finishers);
    return first ? [problem(first, 'PLACES_NOT_RUNNING')] : [];
  });
};

/** Finishers of a class with one name and number: one of the lines is wrong. */
export const ridersTwice = (reads: readonly RowRead[], columns: readonly Column[]): readonly RowProblem[] => {
  const column =
    columns.find((candidate) => candidate.field === 'riderName' || candidate.field === 'lastName')?.header || null;
  const keyOf = remembered(classKey);
  const lines = new Map<string, { readonly line: number; readonly value: string | null }[]>();
  for (const { row, className, line } of reads) {
    if (row?.type !== 'finished' || row.number === null) continue;
    const key = [keyOf(className ?? ''), nameKey(row.riderName), nameKey(row.number)].join('\n');
    const own = lines.get(key) ?? [];
    lines.set(key, own);
    own.push({ line, value: shown(row.riderName) });
  }
  return [...lines.values()].flatMap((own) =>
    own.length < 2 ? [] : own.map((item): RowProblem => ({ ...item, column, code: 'RIDER_TWICE' })),
  );
};
