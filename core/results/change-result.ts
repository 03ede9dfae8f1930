import { changesOf } from '../audit/index.js';
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
import { rememberChoices } from './remember-choices.js';
import { placeFree, type ManualResult, resultOf } from './manual-result.js';
import type { Result } from './result.js';

export interface ChangeResult extends ManualEdit, OneResult {
  readonly result: ManualResult;
}

/**
 * Changes one result and applies the correction to its event (requirements §4: results can be replaced). A matched
 * rider stays, unless the change identifies another rider.
 * @throws NotFound PlaceTaken NameReasonNeeded ResultWindowClosed EventNotStarted KeyUsedForAnother
 */
export const changeResult =
  (ports: CorrectingPorts) =>
  (cmd: ChangeResult): Promise<Corrected> =>
    correctEvent(ports, cmd, eventOfResult(cmd), async (tx, opened) => {
      const { verdict: _, ...before } = resultIn(opened, cmd.resultId);
      const after = await resultOf(tx, cmd.result, {
        id: before.id,
        classId: before.classId,
        promoterId: opened.event.promoterId,
        earlier: before,
      });
      const chosen = { before, after, reason: cmd.result.reason ?? null };
      const { isAgainst, detail } = await reasonFor(tx, chosen, cmd.apply !== null);
      const results = opened.results.map((result) => (result.id === after.id ? after : result));
      // a tie may stay when place and type do not change
      if (after.place !== before.place || after.type !== before.type)
        placeFree(
          cmd.result,
          results.filter((result) => result.classId === after.classId && result.id !== after.id),
        );
      if (cmd.apply && cmd.result.riderId !== undefined)
        await rememberChoices(tx, opened.event.promoterId, results, new Set([after.id]));
      return {
        results,
        touched: [after.id],
        needsReason: isAgainst,
        audit: {
          action: 'change-result',
          objectType: 'result',
          objectId: after.id,
          detail: { ...changesOf<Result>(before, after), ...detail },
        },
      };
    });
