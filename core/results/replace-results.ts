import type { Actor } from '../access/index.js';
import type { IdempotencyKey } from '../idempotency/index.js';
import { assertDistinctPlaces, type ManualResult, assertRidersExist, rowOf } from './manual-result.js';
import type { Submitted } from './submission.js';
import { submitRows, type SubmitPorts } from './submit-rows.js';

export interface ReplaceResults {
  readonly actor: Actor;
  readonly eventId: string;
  readonly classId: string;
  /** all results of the class; `id`: the earlier result that this one updates */
  readonly results: readonly (ManualResult & { readonly id?: string })[];
  /** number of starters; null keeps the earlier number */
  readonly entrants: number | null;
  /** fingerprint of the confirmed preview; null or left out: no preview */
  readonly outcome?: string | null;
  /** null: preview only, nothing is stored */
  readonly apply: IdempotencyKey | null;
}

/**
 * Replaces a class's results by manual input, with the same effect as a file (domain.md §4).
 * @throws NotFound PlaceTaken NameReasonNeeded PreviewOutdated ResultWindowClosed EventNotStarted KeyUsedForAnother
 */
export const replaceResults =
  (ports: SubmitPorts) =>
  async ({ results, classId, entrants, ...cmd }: ReplaceResults): Promise<Submitted> => {
    const lines = results.map((result, at) => ({ ...result, line: at + 1 }));
    return submitRows(
      ports,
      {
        ...cmd,
        parts: [{ classId, entrants, rows: lines.map(({ id: _, line, ...rest }) => rowOf(rest, line)) }],
        problems: [],
        file: null,
        choices: new Map(
          lines.flatMap((line) => (line.riderId === undefined ? [] : [[line.line, line.riderId] as const])),
        ),
        reasons: new Map(lines.flatMap((line) => (line.reason ? [[line.line, line.reason] as const] : []))),
        outcome: cmd.outcome ?? null,
      },
      {
        action: 'replace-results',
        keep: new Map(lines.flatMap((line) => (line.id === undefined ? [] : [[line.line, line.id] as const]))),
        check: async (tx) => {
          assertDistinctPlaces(
            results,
            (await tx.results.ofEvent(cmd.eventId)).filter((result) => result.classId === classId),
          );
          await assertRidersExist(
            tx,
            results.map((result) => result.riderId),
          );
        },
      },
    );
  };
