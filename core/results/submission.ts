import type { UnusualSize, Verdict } from '../eligibility/index.js';
import type { RaceEvent } from '../events/index.js';
import type { RowProblem, SubmittedRow } from '../imports/index.js';
import type { RiderFacts } from '../riders/index.js';
import type { Digest, Money } from '../shared/index.js';
import { type AlreadySpent, alreadySpent } from './already-spent.js';
import type { ClassRows } from './divide-by-class.js';
import type { Match } from './matching.js';
import type { Merged, MergedRow } from './merge-rows.js';
import { outcomeOf } from './outcome.js';
import type { EvaluatedCorrection } from './apply-correction.js';

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
    readonly candidates: readonly Candidate[];
  };
  readonly verdict: Verdict;
  readonly change: MergedRow['change'];
}

export interface Candidate {
  readonly id: string;
  readonly fullName: string;
  readonly hometown: string | null;
  readonly amaNumber: string | null;
}

export interface Submitted {
  readonly applied: boolean;
  /** id of the import record; null for a preview and for manual input */
  readonly importId: string | null;
  readonly currency: Money['currency'];
  readonly rows: readonly SubmittedResult[];
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
  readonly outcome: string;
}

interface Asked {
  readonly parts: readonly ClassRows[];
  readonly problems: readonly RowProblem[];
}

/** Describes the effect of an upload: each row with its match and verdict, and the money moved. */
export const describeSubmission = (
  event: RaceEvent,
  { parts, problems }: Asked,
  merged: readonly Merged[],
  evaluated: EvaluatedCorrection,
  digest: Digest,
): Submitted => {
  const { results, money } = evaluated;
  const verdicts = new Map(results.map((it) => [it.id, it.verdict]));
  const rows = merged
    .flatMap((it) => it.rows)
    .map(({ row, match, result, change }): SubmittedResult => ({
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
        rider: match.rider && candidate(match.rider),
        candidates: match.candidates.slice(0, 10).map(candidate),
      },
      verdict: verdicts.get(result.id) ?? { earns: null, reasons: [] },
      change,
    }));
  const gone = merged.flatMap((it) => it.removed);
  const count = (change: MergedRow['change']) => rows.filter((it) => it.change === change).length;
  const changes = { added: count('new'), changed: count('changed'), removed: gone.length, same: count('same') };
  const inParts = new Set(parts.map((it) => it.classId));
  const total = results.reduce((all, it) => all + (inParts.has(it.classId) ? (it.verdict.earns?.amount ?? 0) : 0), 0);
  const seen = rows.map((row) => [
    row.line,
    row.classId,
    row.place,
    row.match.rider?.id ?? null,
    row.verdict.earns,
    row.verdict.reasons.map((why) => why.code),
    row.change,
  ]);
  return {
    applied: false,
    importId: null,
    currency: event.currency,
    // in file order across classes
    rows: merged.length > 1 ? rows.toSorted((a, b) => a.line - b.line) : rows,
    problems,
    removed: gone.map(({ classId, place, riderName }) => ({ classId, place, riderName })),
    changes,
    money: { total, ...money },
    spent: alreadySpent(evaluated),
    unusual: evaluated.unusual.filter((it) => inParts.has(it.classId)),
    outcome: outcomeOf(evaluated, digest, [[...inParts], seen, changes, total]),
  };
};

const candidate = ({ id, fullName, hometown, state, amaNumber }: RiderFacts): Candidate => ({
  id,
  fullName,
  hometown: hometown ?? state,
  amaNumber,
});
