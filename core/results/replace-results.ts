import type { Actor } from '../access/index.js';
import type { IdempotencyKey } from '../idempotency/index.js';
import { placesOnce, type ResultByHand, ridersExist, rowOf } from './result-by-hand.js';
import { type Submitted, submitRows, type SubmitPorts } from './submit-class-results.js';

export interface ReplaceResults {
  readonly actor: Actor;
  readonly eventId: string;
  readonly classId: string;
  /** all of the class; `id`: the earlier result that one stands for, however it is written now */
  readonly results: readonly (ResultByHand & { readonly id?: string })[];
  /** how many started; null keeps what was stated before */
  readonly entrants: number | null;
  /** null previews */
  readonly apply: IdempotencyKey | null;
}

/**
 * Replaces a class's results by what a person wrote: the same as a file of them (domain.md §4).
 * @throws NotFound PlaceTaken ResultWindowClosed EventNotStarted KeyUsedForAnother
 */
export const replaceResults =
  (ports: SubmitPorts) =>
  async ({ results, ...cmd }: ReplaceResults): Promise<Submitted> => {
    placesOnce(results);
    const lines = results.map((it, at) => ({ ...it, line: at + 1 }));
    return submitRows(
      ports,
      {
        ...cmd,
        rows: lines.map(({ id: _, line, ...it }) => rowOf(it, line)),
        problems: [],
        choices: new Map(lines.flatMap((it) => (it.riderId === undefined ? [] : [[it.line, it.riderId] as const]))),
        outcome: null,
      },
      {
        action: 'replace-results',
        keep: new Map(lines.flatMap((it) => (it.id === undefined ? [] : [[it.line, it.id] as const]))),
        check: (tx) => ridersExist(tx, results.map((it) => it.riderId)),
      },
    );
  };
