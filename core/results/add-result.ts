import { changesOf } from '../audit/index.js';
import { NotFound } from '../shared/index.js';
import { type ManualEdit, type Corrected, correctEvent, type CorrectingPorts } from './correct-event.js';
import { reasonFor } from './against-name.js';
import { rememberChoices } from './remember-choices.js';
import { placeFree, type ManualResult, resultOf } from './manual-result.js';
import type { Result } from './result.js';

export interface AddResult extends ManualEdit {
  readonly eventId: string;
  readonly classId: string;
  readonly result: ManualResult;
}

/**
 * Adds one result by hand and applies the correction to its event (domain.md §4). For admins and, within the result
 * window, the event's own approved promoter.
 * @throws NotFound PlaceTaken NameReasonNeeded ResultWindowClosed EventNotStarted KeyUsedForAnother
 */
export const addResult =
  (ports: CorrectingPorts) =>
  (cmd: AddResult): Promise<Corrected> =>
    correctEvent(
      ports,
      cmd,
      async () => cmd.eventId,
      async (tx, { event, classes, results }) => {
        if (!classes.some((raceClass) => raceClass.id === cmd.classId)) throw new NotFound('class');
        const added = await resultOf(tx, cmd.result, {
          id: ports.ids.next(),
          classId: cmd.classId,
          promoterId: event.promoterId,
          earlier: null,
        });
        const chosen = { before: null, after: added, reason: cmd.result.reason ?? null };
        const { isAgainst, detail } = await reasonFor(tx, chosen, cmd.apply !== null);
        placeFree(
          cmd.result,
          results.filter((result) => result.classId === cmd.classId),
        );
        const all = [...results, added];
        if (cmd.apply && cmd.result.riderId !== undefined)
          await rememberChoices(tx, event.promoterId, all, new Set([added.id]));
        return {
          results: all,
          touched: [added.id],
          needsReason: isAgainst,
          audit: {
            action: 'add-result',
            objectType: 'result',
            objectId: added.id,
            detail: { ...changesOf<Result>({}, added), ...detail },
          },
        };
      },
    );
