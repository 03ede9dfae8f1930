import { useCallback, useRef, useState } from 'react';
import { reloadOnce, useBackOnline } from '@rrr/kit/base';
import type * as laterSteps from './later-steps.js';

export type LaterSteps = typeof laterSteps;
export type LoadLaterSteps = () => Promise<LaterSteps>;

/** The steps after the first one, in a file of their own. */
export const loadLaterSteps: LoadLaterSteps = () => import('./later-steps.js');

/**
 * - askAhead: the visitor began, so the steps will be needed; should they not load, nobody is told yet
 * - need: the visitor wants to go on; a failure is told, and they are asked for again when the network comes back
 * - retry: a new version may have replaced the file that this page knows; the reloaded page knows the new one
 */
export const useLaterSteps = (load: LoadLaterSteps) => {
  const [steps, setSteps] = useState<LaterSteps>();
  const [loading, setLoading] = useState(false);
  const [failed, setFailed] = useState(false);
  const asked = useRef<Promise<LaterSteps | undefined>>(undefined);
  const ask = useCallback((): Promise<LaterSteps | undefined> => {
    asked.current ??= load().then(
      (item) => {
        setSteps(item);
        return item;
      },
      () => {
        asked.current = undefined;
        return undefined;
      },
    );
    return asked.current;
  }, [load]);
  const need = useCallback(async () => {
    setLoading(true);
    let item = await ask();
    // what was asked ahead may have failed: once more, now that it matters
    if (!item) item = await ask();
    setLoading(false);
    setFailed(!item);
    return item;
  }, [ask]);
  const begun = useRef(false);
  const askAhead = useCallback(() => {
    // once: a file that did not load is not asked for with every letter
    if (!begun.current) void ask();
    begun.current = true;
  }, [ask]);
  useBackOnline(() => void (failed ? need() : begun.current && ask()));
  return {
    steps,
    loading,
    failed,
    askAhead,
    need,
    retry: async () => {
      if (!(await need())) await reloadOnce();
    },
  };
};
