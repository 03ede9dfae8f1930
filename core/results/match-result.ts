import {
  type ManualEdit,
  type Corrected,
  correctEvent,
  type CorrectingPorts,
  eventOfResult,
  type OneResult,
  resultIn,
} from './correct-event.js';
import { reasonFor } from './against-name.js';
import { forgetChoices, rememberChoices } from './remember-choices.js';
import { assertRidersExist } from './manual-result.js';

export interface MatchResult extends ManualEdit, OneResult {
  readonly riderId: string;
  /** needed where the result names somebody else */
  readonly reason?: string | null;
}

export interface UnmatchResult extends ManualEdit, OneResult {
  /** takes back a match: the result waits for its rider as before */
  readonly undo?: boolean;
}

/**
 * Matches a result to a rider, at any time; it earns from then on (domain.md §4). The choice is remembered for the
 * promoter's next file, where the names agree; another name needs a reason.
 * @throws NotFound NameReasonNeeded ResultWindowClosed EventNotStarted KeyUsedForAnother
 */
export const matchResult =
  (ports: CorrectingPorts) =>
  (cmd: MatchResult): Promise<Corrected> =>
    correctEvent(ports, cmd, eventOfResult(cmd), async (tx, opened) => {
      const before = resultIn(opened, cmd.resultId);
      await assertRidersExist(tx, [cmd.riderId]);
      const { leftUnmatched: _, ...matched } = { ...before, riderId: cmd.riderId };
      const results = opened.results.map((result) => (result.id === before.id ? matched : result));
      const chosen = { before, after: matched, reason: cmd.reason ?? null };
      const { isAgainst, detail } = await reasonFor(tx, chosen, cmd.apply !== null);
      if (cmd.apply) await rememberChoices(tx, opened.event.promoterId, results, new Set([before.id]));
      return {
        results,
        touched: [before.id],
        needsReason: isAgainst,
        audit: {
          action: 'match-result',
          objectType: 'result',
          objectId: before.id,
          detail: { riderId: { before: before.riderId, after: cmd.riderId }, ...detail },
        },
      };
    });

/**
 * Removes the match of a result and forgets the remembered choice. As an undo it leaves the result open for the next
 * match, and the rider hears of neither if the e-mail has not left.
 * @throws NotFound ResultWindowClosed EventNotStarted KeyUsedForAnother UndoRefused where its money was spent
 */
export const unmatchResult =
  (ports: CorrectingPorts) =>
  (cmd: UnmatchResult): Promise<Corrected> =>
    correctEvent(ports, cmd, eventOfResult(cmd), async (tx, opened) => {
      const before = resultIn(opened, cmd.resultId);
      const { event } = opened;
      if (cmd.apply && before.riderId !== null) {
        await forgetChoices(tx, event.promoterId, [before], before.riderId);
        // results that were a question because of what was remembered may be none now
        await tx.rematching.ask([before.riderId], opened.at);
      }
      return {
        results: opened.results.map((result) =>
          result.id === before.id
            ? { ...result, riderId: null, ...(cmd.undo ? {} : { leftUnmatched: true as const }) }
            : result,
        ),
        touched: [before.id],
        ...(cmd.undo ? { undoes: before.id } : {}),
        audit: {
          action: 'unmatch-result',
          objectType: 'result',
          objectId: before.id,
          detail: { riderId: { before: before.riderId, after: null } },
        },
      };
    });
