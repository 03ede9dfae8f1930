import {
  type ManualEdit,
  type Corrected,
  correctEvent,
  type CorrectingPorts,
  eventOfResult,
  type OneResult,
  resultIn,
} from './correct-event.js';
import { forgetChoices, rememberChoices } from './remember-choices.js';
import { assertRidersExist } from './manual-result.js';

export interface MatchResult extends ManualEdit, OneResult {
  readonly riderId: string;
}

export type UnmatchResult = ManualEdit & OneResult;

/**
 * Matches a result to a rider, at any time; it earns from then on (domain.md §4). The choice is remembered for the next
 * file.
 * @throws NotFound ResultWindowClosed EventNotStarted KeyUsedForAnother
 */
export const matchResult =
  (ports: CorrectingPorts) =>
  (cmd: MatchResult): Promise<Corrected> =>
    correctEvent(ports, cmd, eventOfResult(cmd), async (tx, opened) => {
      const before = resultIn(opened, cmd.resultId);
      await assertRidersExist(tx, [cmd.riderId]);
      const results = opened.results.map((it) => (it.id === before.id ? { ...it, riderId: cmd.riderId } : it));
      if (cmd.apply) await rememberChoices(tx, results, new Set([before.id]));
      return {
        results,
        touched: [before.id],
        audit: {
          action: 'match-result',
          objectType: 'result',
          objectId: before.id,
          detail: { riderId: { before: before.riderId, after: cmd.riderId } },
        },
      };
    });

/**
 * Removes the match of a result and forgets the remembered choice.
 * @throws NotFound ResultWindowClosed EventNotStarted KeyUsedForAnother
 */
export const unmatchResult =
  (ports: CorrectingPorts) =>
  (cmd: UnmatchResult): Promise<Corrected> =>
    correctEvent(ports, cmd, eventOfResult(cmd), async (tx, opened) => {
      const before = resultIn(opened, cmd.resultId);
      if (cmd.apply && before.riderId !== null) await forgetChoices(tx, [before], before.riderId);
      return {
        results: opened.results.map((it) => (it.id === before.id ? { ...it, riderId: null } : it)),
        touched: [before.id],
        audit: {
          action: 'unmatch-result',
          objectType: 'result',
          objectId: before.id,
          detail: { riderId: { before: before.riderId, after: null } },
        },
      };
    });
