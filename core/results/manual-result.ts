import type { SubmittedRow } from '../imports/index.js';
import { NotFound, refusal, type Stores } from '../shared/index.js';
import { placeOf } from './alias.js';
import { matchRows } from './match-rows.js';
import { staysTheirs } from './merge-rows.js';
import type { Result, ResultType } from './result.js';

/** One finisher entered by hand. */
export interface ManualResult {
  readonly place: number | null;
  /** the person says that it shares its place with others; left out: it does not */
  readonly tied?: boolean;
  readonly type: ResultType;
  readonly riderName: string;
  readonly number: string | null;
  readonly hometown: string | null;
  readonly state: string | null;
  readonly bike: string | null;
  readonly email: string | null;
  readonly amaNumber: string | null;
  /** the chosen rider, null for none; left out: matched as in a file */
  readonly riderId?: string | null;
  /** why this rider was chosen although the result names somebody else; left out: no reason */
  readonly reason?: string | null;
}

/**
 * A place occurs twice, and nobody said that it is a tie. `place`: one place, with the `name` of who has it; `places`:
 * every such place of a whole class, as a list.
 */
export class PlaceTaken extends refusal('PLACE_TAKEN', 'Another result of the class has this place') {}

/** Converts to a row as from a file; `line` is the row's index. */
export const rowOf = (
  { riderId: _, reason: _reason, tied: _tied, ...rest }: ManualResult,
  line: number,
): SubmittedRow => ({
  line,
  ...rest,
  className: null,
  entrants: null,
});

type Placed = Pick<ManualResult, 'place' | 'type' | 'tied'>;

/**
 * A place may occur once per class, or more often where the person says that it is a tie (domain.md §4).
 * @throws PlaceTaken
 */
export const placeFree = (
  { place, type, tied = false }: Placed,
  others: readonly Pick<Result, 'place' | 'type' | 'riderName'>[],
): void => {
  if (place === null || type !== 'finished' || tied) return;
  const other = others.find((candidate) => candidate.type === 'finished' && candidate.place === place);
  if (other) throw new PlaceTaken({ place, name: other.riderName });
};

const countPlaces = (results: readonly Placed[]): ReadonlyMap<number, number> => {
  const count = new Map<number, number>();
  for (const { place, type } of results)
    if (place !== null && type === 'finished') count.set(place, (count.get(place) ?? 0) + 1);
  return count;
};

/**
 * Checks the places of a whole class: a place may occur once, or as often as before when there was a tie; of further
 * results at a place, the person says that they are tied.
 * @throws PlaceTaken
 */
export const assertDistinctPlaces = (results: readonly Placed[], before: readonly Placed[]): void => {
  const stood = countPlaces(before);
  const said = new Set(results.flatMap((result) => (result.tied && result.place !== null ? [result.place] : [])));
  const taken = [...countPlaces(results)].flatMap(([place, count]) =>
    count > Math.max(1, stood.get(place) ?? 0) && !said.has(place) ? [place] : [],
  );
  if (taken.length > 0) throw new PlaceTaken({ places: taken.toSorted((a, b) => a - b).join(', ') });
};

/** @throws NotFound when a chosen rider does not exist */
export const assertRidersExist = async (
  tx: Pick<Stores, 'riderFacts'>,
  riderIds: readonly (string | null | undefined)[],
): Promise<void> => {
  const named = [...new Set(riderIds.filter((riderId) => typeof riderId === 'string'))];
  if (named.length > 0 && (await tx.riderFacts.byIds(named)).length < named.length) throw new NotFound('rider');
};

/** Builds a result from manual input. @throws NotFound */
export const resultOf = async (
  tx: Pick<Stores, 'aliases' | 'riderFacts'>,
  given: ManualResult,
  {
    id,
    classId,
    promoterId,
    earlier,
  }: {
    readonly id: string;
    readonly classId: string;
    readonly promoterId: string | null;
    readonly earlier: Result | null;
  },
): Promise<Result> => {
  await assertRidersExist(tx, [given.riderId]);
  const choices = new Map(given.riderId === undefined ? [] : [[1, given.riderId]]);
  const { matches } = await matchRows(tx, { rows: [rowOf(given, 1)], promoterId, choices }, []);
  const match = matches[0]?.[1];
  const stays =
    given.riderId === undefined && earlier?.riderId && match && staysTheirs(earlier, given.riderName, match);
  const riderId = stays ? earlier.riderId : (match?.rider?.id ?? null);
  const isLeft = riderId === null && (given.riderId === null || earlier?.leftUnmatched === true);
  return {
    id,
    classId,
    place: given.place,
    type: given.type,
    riderName: given.riderName,
    number: given.number,
    hometown: placeOf(given),
    bike: given.bike,
    email: given.email,
    amaNumber: given.amaNumber,
    riderId,
    ...(isLeft ? { leftUnmatched: true as const } : {}),
  };
};
