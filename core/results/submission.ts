import type { SameRace, LimitedClass, UnusualSize, Verdict } from '../eligibility/index.js';
import type { RaceEvent } from '../events/index.js';
import type { RowProblem, SubmittedRow } from '../imports/index.js';
import { likenessOf, type NameLikeness, type RiderFacts } from '../riders/index.js';
import type { Digest, LocalDate, Money, Step, Stores } from '../shared/index.js';
import { type AlreadySpent, alreadySpent } from './already-spent.js';
import type { ClassRows } from './divide-by-class.js';
import type { Match } from './matching.js';
import type { Merged, MergedRow } from './merge-rows.js';
import { outcomeInSteps } from './outcome.js';
import { MOST_PROPOSED, numbersOf } from './propose-riders.js';
import type { NumbersUsed } from './told-apart.js';
import type { EvaluatedCorrection } from './evaluate-correction.js';
import { type RowGroup, type RowGroupCount, type RowPage, groupOf, groupsOf, rowsOfPage } from './row-pages.js';

export interface SubmittedResult {
  readonly line: number;
  readonly classId: string;
  readonly place: number | null;
  readonly type: SubmittedRow['type'];
  readonly riderName: string;
  readonly number: string | null;
  readonly hometown: string | null;
  readonly bike: string | null;
  readonly match: {
    readonly status: Match['status'];
    readonly by: Match['by'];
    readonly rider: Candidate | null;
    /** the first of them */
    readonly candidates: readonly Candidate[];
    /** how many candidates there are beside these */
    readonly leftOut?: number;
    /** a rider of another name was chosen, which needs a reason */
    readonly needsReason?: boolean;
  };
  readonly verdict: Verdict;
  readonly change: MergedRow['change'];
}

export interface Candidate {
  readonly id: string;
  readonly fullName: string;
  readonly hometown: string | null;
  readonly amaNumber: string | null;
  /** what tells riders of one name apart: motorcycles, and numbers of earlier results; missing in old stored answers */
  readonly bikes?: readonly string[];
  readonly numbers?: readonly string[];
  readonly bornOn?: LocalDate | null;
  readonly likeness?: NameLikeness | null;
}

export interface Submitted {
  readonly applied: boolean;
  /** id of the import record; null for a preview and for manual input */
  readonly importId: string | null;
  readonly currency: Money['currency'];
  /** in file order; a page of them where one was asked for */
  readonly rows: readonly SubmittedResult[];
  /** how many rows each group has in all; missing in old stored answers, which have every row */
  readonly groups?: readonly RowGroupCount[];
  readonly problems: readonly RowProblem[];
  readonly removed: readonly { readonly classId: string; readonly place: number | null; readonly riderName: string }[];
  readonly changes: {
    readonly added: number;
    readonly changed: number;
    readonly removed: number;
    readonly same: number;
  };
  /** minor units of `currency` */
  readonly money: {
    readonly total: number;
    readonly issued: number;
    readonly reversed: number;
    readonly overpaid: number;
  };
  /** riders who already spent money that is taken back; for admins */
  readonly spent: readonly AlreadySpent[];
  /** of the classes of this upload: much larger or smaller than the last time; a question to whoever sends them */
  readonly unusual: readonly UnusualSize[];
  /** of the classes of this upload: too few started for all places to pay */
  readonly limited: readonly LimitedClass[];
  /** of the classes of this upload: they look like a race of another event; a question to whoever sends them */
  readonly sameRaces: readonly SameRace[];
  readonly outcome: string;
}

interface Asked {
  readonly parts: readonly ClassRows[];
  readonly problems: readonly RowProblem[];
  /** left out: every row */
  readonly page?: RowPage;
}

interface Describing {
  readonly digest: Digest;
  /** lines for which a rider of another name was chosen without a reason */
  readonly unexplained: ReadonlySet<number>;
  readonly numbers: NumbersUsed;
}

interface PlacedRow {
  readonly merged: MergedRow;
  readonly verdict: Verdict;
  readonly group: RowGroup;
  readonly classId: string;
}

/**
 * Describes the effect of an upload: its rows, or a page of them, each with its match and verdict, and the money moved.
 * The fingerprint covers every row. A generator that yields after each row, so that other requests can run in between.
 */
export const describeSubmission = function* (
  event: RaceEvent,
  { parts, problems, page }: Asked,
  merged: readonly Merged[],
  evaluated: EvaluatedCorrection,
  { digest, unexplained, numbers }: Describing,
): Generator<Step, Submitted> {
  const { results, money } = evaluated;
  const verdicts = new Map(results.map((result) => [result.id, result.verdict]));
  const placed: PlacedRow[] = [];
  const seen: unknown[] = [];
  const changes = { added: 0, changed: 0, removed: 0, same: 0 };
  for (const mergedRow of merged.flatMap(({ rows }) => rows)) {
    yield;
    const { row, match, result, change } = mergedRow;
    const verdict = verdicts.get(result.id) ?? { earns: null, reasons: [] };
    const group = groupOf({ match: { status: match.status, needsReason: unexplained.has(row.line) }, verdict });
    placed.push({ merged: mergedRow, verdict, group, classId: result.classId });
    changes[change === 'new' ? 'added' : change] += 1;
    seen.push([
      row.line,
      result.classId,
      result.place,
      match.rider?.id ?? null,
      verdict.earns,
      verdict.reasons.map((why) => why.code),
      change,
    ]);
  }
  yield 'pause';
  // in file order across classes
  const inOrder = merged.length > 1 ? placed.toSorted((a, b) => a.merged.row.line - b.merged.row.line) : placed;
  const rows: SubmittedResult[] = [];
  for (const row of page ? rowsOfPage(inOrder, page) : inOrder) {
    yield;
    rows.push(describeRow(row, { unexplained, numbers }));
  }
  yield 'pause';
  const gone = merged.flatMap((item) => item.removed);
  changes.removed = gone.length;
  const inParts = new Set(parts.map((part) => part.classId));
  const total = results.reduce(
    (all, result) => all + (inParts.has(result.classId) ? (result.verdict.earns?.amount ?? 0) : 0),
    0,
  );
  const spent = alreadySpent(evaluated);
  yield 'pause';
  return {
    applied: false,
    importId: null,
    currency: event.currency,
    rows,
    groups: groupsOf(inOrder),
    problems,
    removed: gone.map(({ classId, place, riderName }) => ({ classId, place, riderName })),
    changes,
    money: { total, ...money },
    spent,
    unusual: evaluated.unusual.filter((size) => inParts.has(size.classId)),
    limited: evaluated.limited.filter((raceClass) => inParts.has(raceClass.classId)),
    sameRaces: evaluated.sameRaces.filter((sameRace) => inParts.has(sameRace.classId)),
    outcome: yield* outcomeInSteps(evaluated, digest, [[...inParts], seen, changes, total]),
  };
};

const describeRow = (
  { merged: { row, match, result, change }, verdict }: PlacedRow,
  { unexplained, numbers }: Omit<Describing, 'digest'>,
): SubmittedResult => ({
  line: row.line,
  classId: result.classId,
  place: result.place,
  type: result.type,
  riderName: result.riderName,
  number: result.number,
  hometown: result.hometown,
  bike: result.bike,
  match: {
    status: match.status,
    by: match.by,
    rider: match.rider && candidate(match.rider, row.riderName, numbers),
    candidates: match.candidates.slice(0, MOST_PROPOSED).map((facts) => candidate(facts, row.riderName, numbers)),
    leftOut: Math.max(0, match.candidates.length - MOST_PROPOSED),
    needsReason: unexplained.has(row.line),
  },
  verdict,
  change,
});

/** The numbers that candidates had before. */
export const numbersOfCandidates = async (
  tx: Pick<Stores, 'riderFacts'>,
  merged: readonly Merged[],
): Promise<NumbersUsed> => {
  const ids = merged.flatMap(({ rows }) =>
    rows.flatMap(({ match }) => match.candidates.slice(0, MOST_PROPOSED).map((facts) => facts.id)),
  );
  return ids.length === 0 ? new Map() : tx.riderFacts.numbers([...new Set(ids)], null);
};

const MOST_BIKES = 3;
/** A rider's motorcycles in words, newest first; a few. */
export const bikesInWords = ({ bikes }: Pick<RiderFacts, 'bikes'>): readonly string[] =>
  bikes
    .toSorted((a, b) => b.year - a.year)
    .slice(0, MOST_BIKES)
    .map(({ year, make, model }) => `${year} ${make} ${model}`);

const candidate = (rider: RiderFacts, riderName: string, numbers: NumbersUsed): Candidate => ({
  id: rider.id,
  fullName: rider.fullName,
  hometown: rider.hometown ?? rider.state,
  amaNumber: rider.amaNumber,
  bikes: bikesInWords(rider),
  numbers: numbersOf(rider, numbers),
  bornOn: rider.bornOn,
  likeness: likenessOf(riderName, rider),
});
