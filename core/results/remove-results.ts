import { changesOf } from '../audit/index.js';
import { NotFound } from '../shared/index.js';
import {
  type ManualEdit,
  type Corrected,
  correctEvent,
  type CorrectingPorts,
  eventOfResult,
  type OneResult,
  resultIn,
} from './correct-event.js';
import type { Result } from './result.js';

export type RemoveResult = ManualEdit & OneResult;

export interface RemoveResults extends ManualEdit {
  readonly eventId: string;
  /** null: all classes */
  readonly classId: string | null;
}

/**
 * Removes one result; unspent money it earned is taken back. Applies the correction to its event.
 * @throws NotFound ResultWindowClosed EventNotStarted KeyUsedForAnother
 */
export const removeResult =
  (ports: CorrectingPorts) =>
  (cmd: RemoveResult): Promise<Corrected> =>
    correctEvent(ports, cmd, eventOfResult(cmd), async (_tx, opened) => {
      const { verdict: _, ...gone } = resultIn(opened, cmd.resultId);
      return {
        results: opened.results.filter((result) => result.id !== gone.id),
        touched: [],
        audit: {
          action: 'remove-result',
          objectType: 'result',
          objectId: gone.id,
          detail: changesOf<Result>(gone, {}),
        },
      };
    });

/**
 * Removes all results of a class or event, which then waits for results again.
 * @throws NotFound ResultWindowClosed EventNotStarted KeyUsedForAnother
 */
export const removeResults =
  (ports: CorrectingPorts) =>
  (cmd: RemoveResults): Promise<Corrected> =>
    correctEvent(
      ports,
      cmd,
      async () => cmd.eventId,
      async (_tx, { classes, results }) => {
        if (cmd.classId !== null && !classes.some((raceClass) => raceClass.id === cmd.classId))
          throw new NotFound('class');
        const stay = cmd.classId === null ? [] : results.filter((result) => result.classId !== cmd.classId);
        return {
          results: stay,
          touched: [],
          audit: {
            action: 'remove-results',
            ...(cmd.classId === null
              ? { objectType: 'event' as const, objectId: cmd.eventId }
              : { objectType: 'class' as const, objectId: cmd.classId }),
            detail: { removed: results.length - stay.length },
          },
        };
      },
    );
