import { useEffect, useRef, useState } from 'react';
import { problemOf } from '../http/api-error.js';

/** What a proxy answers for a server that is not there, and what a busy server answers. */
const AWAY: ReadonlySet<number> = new Set([502, 503, 504]);

/** Where this file does not come either, the server is away as a whole: then each part waits by itself, ms. */
const WITHOUT = 30_000;
const alone = (part: () => void): (() => void) => {
  const timer = setTimeout(part, WITHOUT * (0.5 + Math.random()));
  return () => clearTimeout(timer);
};

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
    const ask = () => latest.current?.();
    let giveUp: (() => void) | undefined;
    let isGone = false;
    // few pages meet such an error, so the others do without the file
    import('./ask-again.js').then(
      ({ askAgain, mayAskAgain }) => {
        if (isGone) return;
        const may = mayAskAgain(retryAfter);
        setWill([error, may]);
        if (may) giveUp = askAgain(ask, retryAfter);
      },
      () => {
        if (isGone) return;
        setWill([error, true]);
        giveUp = alone(ask);
      },
    );
    return () => {
      isGone = true;
      giveUp?.();
    };
  }, [can, error, retryAfter]);
  return can && seen === error && will;
};
