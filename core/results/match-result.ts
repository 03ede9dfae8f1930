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
 * Says whose a result is, at any time after it came: it earns then (domain.md §4). The choice is remembered for the
 * next file.
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
 * Says that a result is not the rider's it was matched to: nobody's, until it is matched again. The choice is
 * forgotten.
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
