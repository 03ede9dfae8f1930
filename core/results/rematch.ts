import type { RaceEvent } from '../events/index.js';
import type { SubmittedRow } from '../imports/index.js';
import type { Stores } from '../shared/index.js';
import { matchRows } from './match-rows.js';
import type { MatchedBy } from './matching.js';
import type { EvaluatedResult, Result } from './result.js';

/** Town and state of a stored result, which keeps them as one text: "Moab, UT". */
export const townAndState = (
  hometown: string | null,
): { readonly town: string | null; readonly state: string | null } => {
  const at = hometown?.lastIndexOf(',') ?? -1;
  if (hometown === null || at < 0) return { town: hometown, state: null };
  return { town: hometown.slice(0, at).trim() || null, state: hometown.slice(at + 1).trim() || null };
};

/** A stored result as the row that it came from. */
export const rowOfResult = (
  { hometown, place, type, riderName, number, bike, email, amaNumber }: Result,
  line: number,
): SubmittedRow => {
  const { town, state } = townAndState(hometown);
  const said = { place, type, riderName, number, bike, email, amaNumber };
  return { ...said, line, hometown: town, state, className: null, entrants: null };
};

export interface Rematched {
  readonly results: readonly EvaluatedResult[];
  readonly found: readonly { readonly resultId: string; readonly riderId: string; readonly by: MatchedBy }[];
}

/**
 * Matches an event's unmatched results anew, by the same rules as a file, because riders may have enrolled or changed
 * since (domain.md §4). Results that a person left without a rider stay so, and so does every match.
 */
export const rematch = async (
  tx: Pick<Stores, 'aliases' | 'riderFacts'>,
  { promoterId }: Pick<RaceEvent, 'promoterId'>,
  results: readonly EvaluatedResult[],
): Promise<Rematched> => {
  const unmatched = results.filter((result) => result.riderId === null && result.leftUnmatched !== true);
  if (unmatched.length === 0) return { results, found: [] };
  const rows = unmatched.map(rowOfResult);
  const asked = { rows, promoterId, choices: new Map(), withCandidates: false };
  const { matches } = await matchRows(tx, asked, []);
  const found = matches.flatMap(([{ line }, { rider, by }]) => {
    const result = unmatched[line];
    return result && rider ? [{ resultId: result.id, riderId: rider.id, by }] : [];
  });
  if (found.length === 0) return { results, found };
  const riderOf = new Map(found.map((item) => [item.resultId, item.riderId]));
  return {
    results: results.map((result) => ({ ...result, riderId: riderOf.get(result.id) ?? result.riderId })),
    found,
  };
};
