import { useCallback, useEffect, useRef, useState } from 'react';
import type { Notice } from '../host.js';
import { problemOf, type ApiProblem } from '../http/api-error.js';
import { useNotify } from '../notify-context.js';
import { useReport } from '../report-context.js';
import { useWords } from './act-words.js';
import { newKey } from './new-key.js';
import { isOutcomeUnknown, isTurnedAway } from './outcome-unknown.js';

/**
 * - idle
 * - sending; `again` after a lost answer
 * - unknown: the answer was lost, so only the same request may be sent again
 * - refused: nothing happened
 * - outdated: nothing happened, because the preview that it confirmed is out of date
 * - done
 */
export type ActState<T> =
  | { phase: 'idle' }
  | { phase: 'sending'; again: boolean }
  | { phase: 'unknown' | 'refused' | 'outdated'; problem: ApiProblem }
  | { phase: 'done'; result: T };

export interface ActOptions<C, T> {
  /** Sends the command. After a lost answer it is given the same command and the same Idempotency-Key again. */
  send: (command: C, key: string) => Promise<T>;
  /** the person is still on this screen, and the API said that it is done */
  onDone?: (result: T, command: C) => void;
  /** What is on screen may be out of date: RTK tags are invalidated here. Called also when the person has left. */
  refresh?: (state: ActState<T>) => void;
  /** told once it is done */
  notice?: (result: T, command: C) => string;
  /** Takes it back, from the notice. Only where nothing but state moves: money is undone with a reason. */
  undo?: (result: T, command: C) => Promise<unknown>;
  /** a refusal that says nothing about an earlier try whose answer was lost; by default one before the act itself */
  isKept?: (problem: ApiProblem) => boolean;
}

export interface Act<C, T> {
  state: ActState<T>;
  /** its effect is not on the screen yet, and `run` does nothing */
  waits?: boolean;
  /** Does nothing while sending. While the outcome is unknown it sends what was sent before, and nothing else. */
  run: (command: C) => Promise<ActState<T>>;
  /** sends the same command again after a lost answer */
  again: () => Promise<ActState<T>>;
  /** Forgets what came of it. The next `run` is another act. */
  reset: () => void;
}

/** Whether the outcome is not known yet, also while it is asked for again: nothing else may be done meanwhile. */
export const isUnknown = (state: ActState<unknown>): boolean =>
  state.phase === 'unknown' || (state.phase === 'sending' && state.again);

const IDLE = { phase: 'idle' } as const;

/**
 * One act of a person: sent once, however often it is tapped. Its Idempotency-Key is made when it is first sent and kept
 * until the outcome is known, so an answer that was lost can be asked for again and nothing happens twice.
 */
export const useAct = <C, T>(options: ActOptions<C, T>): Act<C, T> => {
  const [report, notify, words] = [useReport(), useNotify(), useWords()];
  const [state, setState] = useState<ActState<T>>(IDLE);
  const current = useRef<ActState<T>>(IDLE);
  const attempt = useRef<{ command: C; key: string }>(undefined);
  const here = useRef(true);
  const given = useRef({ ...options, report, notify, words });
  useEffect(() => void (given.current = { ...options, report, notify, words }));
  useEffect(() => {
    here.current = true;
    return () => void (here.current = false);
  }, []);

  const put = useCallback((next: ActState<T>): ActState<T> => {
    current.current = next;
    setState(next);
    return next;
  }, []);

  const readProblem = useCallback((error: unknown): ApiProblem => {
    const problem = problemOf(error);
    if (problem) return problem;
    given.current.report(error);
    // An answer that cannot be read is no answer.
    return { status: 0, code: 'UNREADABLE', detail: given.current.words('unreadable'), requestId: '' };
  }, []);

  const undoFrom = useCallback(
    (undo: () => Promise<unknown>): Notice['action'] => ({
      label: given.current.words('undo'),
      run: () =>
        void undo()
          .then(() => given.current.notify({ tone: 'good', text: given.current.words('undone') }))
          .catch((error: unknown) => given.current.notify({ tone: 'bad', text: readProblem(error).detail }))
          .finally(() => given.current.refresh?.(current.current)),
    }),
    [readProblem],
  );

  const finish = useCallback(
    (result: T, command: C): ActState<T> => {
      const { notice, undo, onDone, refresh } = given.current;
      attempt.current = undefined;
      const next = put({ phase: 'done', result });
      refresh?.(next);
      if (notice)
        given.current.notify({
          tone: 'good',
          text: notice(result, command),
          ...(undo ? { action: undoFrom(() => undo(result, command)) } : {}),
        });
      if (here.current) onDone?.(result, command);
      return next;
    },
    [put, undoFrom],
  );

  const fail = useCallback(
    (error: unknown, wasUnknown: boolean): ActState<T> => {
      const problem = readProblem(error);
      const kept = wasUnknown && (given.current.isKept ?? isTurnedAway)(problem);
      const unknown = kept || isOutcomeUnknown(problem);
      if (!unknown) attempt.current = undefined;
      const outdated = problem.code === 'PREVIEW_OUTDATED';
      const next = put({ phase: unknown ? 'unknown' : outdated ? 'outdated' : 'refused', problem });
      // Whoever left sees no screen of this act any more, but must not take it for done.
      if (!here.current)
        given.current.notify(
          unknown
            ? { tone: 'wait', text: `${given.current.words('unknown')}. ${problem.detail}` }
            : { tone: 'bad', text: problem.detail },
        );
      // While nobody knows, the screen stays as it is: fresh figures could take the form, and its key, away.
      if (!unknown || !here.current) given.current.refresh?.(next);
      return next;
    },
    [put, readProblem],
  );

  const send = useCallback(
    async (command: C): Promise<ActState<T>> => {
      const wasUnknown = current.current.phase === 'unknown';
      const mine = (attempt.current ??= { command, key: newKey() });
      put({ phase: 'sending', again: wasUnknown });
      let result: T;
      try {
        result = await given.current.send(mine.command, mine.key);
      } catch (error) {
        return fail(error, wasUnknown);
      }
      return finish(result, mine.command);
    },
    [put, finish, fail],
  );

  const run = useCallback(
    (command: C) => (current.current.phase === 'sending' ? Promise.resolve(current.current) : send(command)),
    [send],
  );
  const again = useCallback(
    () =>
      current.current.phase === 'unknown' && attempt.current
        ? send(attempt.current.command)
        : Promise.resolve(current.current),
    [send],
  );
  const reset = useCallback(() => {
    const before = current.current;
    if (before.phase === 'sending') return;
    attempt.current = undefined;
    put(IDLE);
    if (before.phase === 'unknown') given.current.refresh?.(before);
  }, [put]);
  return { state, run, again, reset };
};
