import { useEffect, useRef, useState } from 'react';
import { problemOf } from '../http/api-error.js';
import { askAgain, mayAskAgain } from './ask-again.js';

/** What a proxy answers for a server that is not there, and what a busy server answers. */
const AWAY: ReadonlySet<number> = new Set([502, 503, 504]);

/**
 * Loads what did not load because the server is away: no answer, or 502, 503, 504. It waits longer after each try, only
 * while the page is visible, and as long as the server asked. For reads only. Returns whether it will.
 */
export const useAskAgain = (error: unknown, retry: (() => void) | undefined): boolean => {
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  const problem = problemOf(error);
  const away = problem !== undefined && (problem.status === 0 || AWAY.has(problem.status));
  const retryAfter = problem?.retryAfter ?? 0;
  const can = away && retry !== undefined;
  const [[seen, will], setWill] = useState<readonly [unknown, boolean]>([undefined, false]);
  useEffect(() => {
    if (!can) return undefined;
    const may = mayAskAgain(retryAfter);
    setWill([error, may]);
    return may ? askAgain(() => latest.current?.(), retryAfter) : undefined;
  }, [can, error, retryAfter]);
  return can && seen === error && will;
};
