import { nameKey, type RiderFacts } from '../riders/index.js';
import type { Ids } from '../shared/index.js';
import type { SubmittedRow } from '../imports/index.js';
import { placeOf } from './alias.js';
import type { Choices, Match } from './matching.js';
import type { EvaluatedResult, Result } from './result.js';

/** A row of the file as a result: an updated earlier one or a new one. */
export interface MergedRow {
  readonly row: SubmittedRow;
  readonly match: Match;
  readonly result: Result;
  readonly change: 'new' | 'changed' | 'same';
}

export interface Merged {
  readonly rows: readonly MergedRow[];
  readonly removed: readonly EvaluatedResult[];
}

export interface Merging {
  readonly ids: Ids;
  readonly choices: Choices;
  /** by id: the riders of the earlier results */
  readonly riders: ReadonlyMap<string, RiderFacts>;
  /** by line: the earlier result that a row updates, where chosen by hand */
  readonly keep?: ReadonlyMap<number, string>;
}

const person = (entrant: { readonly riderName: string; readonly number: string | null }): string =>
  `${nameKey(entrant.riderName)}/${entrant.number ?? ''}`;

/**
 * Whether an earlier match is kept: it takes precedence over remembered names when the row identifies nobody. A manual
 * choice or an identified rider takes precedence over it.
 */
export const staysTheirs = (before: Pick<Result, 'riderName'>, riderName: string, found: Match): boolean =>
  found.rider === null || (found.by === 'alias' && nameKey(before.riderName) === nameKey(riderName));

const content = (result: Result): string =>
  JSON.stringify([
    result.place,
    result.type,
    result.riderName,
    result.number,
    result.hometown,
    result.bike,
    result.email,
    result.amaNumber,
    result.riderId,
    result.leftUnmatched ?? false,
  ]);

/**
 * Replaces a class's results with the rows of a file. A row with the same person and number keeps its result's id, so
 * importing the same file again changes nothing. An earlier match stays when the file cannot identify the rider. A
 * generator that yields after each row, so that other requests can run in between.
 */
export const mergeRows = function* (
  classId: string,
  rows: readonly (readonly [SubmittedRow, Match])[],
  earlier: readonly EvaluatedResult[],
  { ids, choices, riders, keep = new Map() }: Merging,
): Generator<void, Merged> {
  const kept = new Set(keep.values());
  const byId = new Map(earlier.map((result) => [result.id, result]));
  const left = new Map<string, EvaluatedResult[]>();
  for (const result of earlier) {
    yield;
    if (kept.has(result.id)) continue;
    const key = person(result);
    const same = left.get(key);
    if (same) same.push(result);
    else left.set(key, [result]);
  }
  const merge = ([row, found]: readonly [SubmittedRow, Match]): MergedRow => {
    const before = byId.get(keep.get(row.line) ?? '') ?? left.get(person(row))?.shift();
    const earlier = choices.get(row.line) === null ? undefined : riders.get(before?.riderId ?? '');
    const match: Match =
      before && earlier && staysTheirs(before, row.riderName, found)
        ? { status: 'matched', by: 'alias', rider: earlier, candidates: [] }
        : found;
    const result: Result = {
      id: before?.id ?? ids.next(),
      classId,
      place: row.place,
      type: row.type,
      riderName: row.riderName,
      number: row.number,
      hometown: placeOf(row),
      bike: row.bike,
      email: row.email,
      amaNumber: row.amaNumber,
      riderId: match.rider?.id ?? null,
      ...(match.rider === null && (choices.get(row.line) === null || before?.leftUnmatched === true)
        ? { leftUnmatched: true as const }
        : {}),
    };
    return { row, match, result, change: !before ? 'new' : content(before) === content(result) ? 'same' : 'changed' };
  };
  const merged: MergedRow[] = [];
  for (const row of rows) {
    yield;
    merged.push(merge(row));
  }
  return { rows: merged, removed: [...left.values()].flat() };
};
