import type { Actor } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { NotFound, type PortsOf } from '../shared/index.js';
import { ResultMatched } from './result-claim.js';

export interface DismissResult {
  readonly actor: Actor;
  readonly resultId: string;
  /** false: it waits for a rider again */
  readonly dismissed: boolean;
}

/**
 * An admin sets an unmatched result aside, because nobody of the program is meant, or takes it up again. It can still be
 * matched, and claimed by a rider. The same decision again changes nothing.
 * @throws NotFound ResultMatched
 */
export const dismissResult =
  ({ uow, clock, ids }: PortsOf<'events' | 'results' | 'dismissals' | 'audit', 'clock' | 'ids'>) =>
  ({ actor, resultId, dismissed }: DismissResult): Promise<{ readonly resultId: string; readonly setAside: boolean }> =>
    uow.run(async (tx) => {
      const found = actor.type === 'admin' ? await tx.results.byId(resultId) : undefined;
      if (!found) throw new NotFound('result');
      // a correction of the event ends first, and may have matched or removed it
      await tx.events.lock(found.eventId);
      const result = await tx.results.byId(resultId);
      if (!result) throw new NotFound('result');
      if (dismissed && result.riderId !== null) throw new ResultMatched();
      const answer = { resultId, setAside: dismissed };
      if (((await tx.dismissals.find('unmatched', resultId)) !== undefined) === dismissed) return answer;

      const at = clock.now();
      await (dismissed
        ? tx.dismissals.put({ kind: 'unmatched', objectId: resultId, at, by: actor.name, reason: null, amount: null })
        : tx.dismissals.remove('unmatched', resultId));
      await recordAct(tx, { ids, at, actor }, dismissed ? 'set-result-aside' : 'take-result-up', ['result', resultId], {
        eventId: result.eventId,
        classId: result.classId,
        place: result.place,
      });
      return answer;
    });
