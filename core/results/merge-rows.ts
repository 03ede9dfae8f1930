import { nameKey } from '../riders/index.js';
import type { Ids } from '../shared/index.js';
import type { SubmittedRow } from '../imports/index.js';
import type { Match } from './matching.js';
import type { JudgedResult, Result } from './result.js';

/** A row of the file as a result of the class: an earlier one it stands for, or a new one. */
export interface MergedRow {
  readonly row: SubmittedRow;
  readonly match: Match;
  readonly result: Result;
  readonly change: 'new' | 'changed' | 'same';
}

export interface Merged {
  readonly rows: readonly MergedRow[];
  readonly removed: readonly JudgedResult[];
}

const person = (it: { readonly riderName: string; readonly number: string | null }): string => `${nameKey(it.riderName)}/${it.number ?? ''}`;

const content = (it: Result): string =>
  JSON.stringify([it.place, it.type, it.riderName, it.number, it.hometown, it.bike, it.email, it.amaNumber, it.riderId]);

/**
 * A class's rows replace its results. One that names the same person and number keeps its identity, so the same file again changes nothing;
 * an earlier match stays when the file alone cannot tell the rider.
 */
export const mergeRows = (
  classId: string,
  rows: readonly (readonly [SubmittedRow, Match])[],
  earlier: readonly JudgedResult[],
  ids: Ids,
): Merged => {
  const left = new Map<string, JudgedResult[]>();
  for (const it of earlier) left.set(person(it), [...(left.get(person(it)) ?? []), it]);
  const merged = rows.map(([row, match]): MergedRow => {
    const before = left.get(person(row))?.shift();
    const result: Result = {
      id: before?.id ?? ids.next(),
      classId,
      place: row.place,
      type: row.type,
      riderName: row.riderName,
      number: row.number,
      hometown: row.hometown === null ? row.state : row.state === null ? row.hometown : `${row.hometown}, ${row.state}`,
      bike: row.bike,
      email: row.email,
      amaNumber: row.amaNumber,
      riderId: match.rider?.id ?? null,
    };
    return { row, match, result, change: !before ? 'new' : content(before) === content(result) ? 'same' : 'changed' };
  });
  return { rows: merged, removed: [...left.values()].flat() };
};
