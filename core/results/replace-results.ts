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
    const lines = results.map((it, at) => ({ ...it, line: at + 1 }));
    return submitRows(
      ports,
      {
        ...cmd,
        parts: [{ classId, entrants, rows: lines.map(({ id: _, line, ...it }) => rowOf(it, line)) }],
        problems: [],
        file: null,
        choices: new Map(lines.flatMap((it) => (it.riderId === undefined ? [] : [[it.line, it.riderId] as const]))),
        reasons: new Map(lines.flatMap((it) => (it.reason ? [[it.line, it.reason] as const] : []))),
        outcome: cmd.outcome ?? null,
      },
      {
        action: 'replace-results',
        keep: new Map(lines.flatMap((it) => (it.id === undefined ? [] : [[it.line, it.id] as const]))),
        check: async (tx) => {
          assertDistinctPlaces(
            results,
            (await tx.results.ofEvent(cmd.eventId)).filter((it) => it.classId === classId),
          );
          await assertRidersExist(
            tx,
            results.map((it) => it.riderId),
          );
        },
      },
    );
  };
