import type { Actor } from '../access/index.js';
import { bikeOfVerdict } from '../eligibility/index.js';
import type { RaceClass, RaceEvent } from '../events/index.js';
import type { ImportCounts, ImportedFile, ImportKind, ImportRecord, ImportTrail } from '../imports/index.js';
import type { Digest, Instant } from '../shared/index.js';
import type { EvaluatedResult, Result } from './result.js';

/** A class's results at one moment, without verdicts. */
export interface ClassSnapshot {
  readonly classId: string;
  readonly entrants: number | null;
  readonly results: readonly Result[];
  /** by result: the bike it was paid for; only in the state before an import, and missing in old records */
  readonly stood?: Readonly<Record<string, string>>;
}

type Standing = { readonly classes: readonly RaceClass[]; readonly results: readonly (Result | EvaluatedResult)[] };

const bare = ({
  id,
  classId,
  place,
  type,
  riderName,
  number,
  hometown,
  bike,
  email,
  amaNumber,
  riderId,
}: Result): Result => ({
  id,
  classId,
  place,
  type,
  riderName,
  number,
  hometown,
  bike,
  email,
  amaNumber,
  riderId,
});

/** Two results are equal when these texts are. */
export const contentOf = (result: Result): string => JSON.stringify(bare(result));

/** A snapshot of the given classes, in a stable order. */
export const snapshotOf = ({ classes, results }: Standing, classIds: readonly string[]): readonly ClassSnapshot[] =>
  classIds.toSorted().map((classId) => ({
    classId,
    entrants: classes.find((raceClass) => raceClass.id === classId)?.entrants ?? null,
    results: results
      .filter((result) => result.classId === classId)
      .map(bare)
      .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  }));

/**
 * A snapshot with the bikes that earned, so that an undo restores the awards (ADR 13).
 */
export const earnedSnapshotOf = (
  standing: { readonly classes: readonly RaceClass[]; readonly results: readonly EvaluatedResult[] },
  classIds: readonly string[],
): readonly ClassSnapshot[] => {
  const bikes = new Map(standing.results.map((result) => [result.id, bikeOfVerdict(result.verdict)]));
  const stood = ({ results }: ClassSnapshot) =>
    results.flatMap(({ id }) => {
      const bikeId = bikes.get(id) ?? null;
      return bikeId === null ? [] : [[id, bikeId] as const];
    });
  return snapshotOf(standing, classIds).map((snapshot) => ({
    ...snapshot,
    stood: Object.fromEntries(stood(snapshot)),
  }));
};

export const trailOf = (
  before: readonly ClassSnapshot[],
  after: readonly ClassSnapshot[],
  digest: Digest,
): ImportTrail => ({
  before: JSON.stringify(before),
  after: digest(JSON.stringify(after)),
});

export interface Recording {
  readonly id: string;
  readonly kind: ImportKind;
  readonly event: Pick<RaceEvent, 'id' | 'seriesId'>;
  readonly actor: Actor;
  readonly at: Instant;
  readonly file: ImportedFile;
  readonly counts: ImportCounts;
}

export const recordOf = ({ id, kind, event, actor, at, file, counts }: Recording): ImportRecord => ({
  id,
  kind,
  eventId: event.id,
  seriesId: event.seriesId,
  at,
  byName: actor.name,
  tokenName: actor.token?.name ?? null,
  file,
  counts,
  undoneAt: null,
  undoneBy: null,
});
