import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { Endpoint, Response } from '@rrr/contract';
import { ApiError, useBackOnline, type ApiProblem, type Call } from '@rrr/kit/base';
import { useShell } from './shell-context.js';

interface Answer<T> {
  key: string;
  data?: T;
  error?: ApiProblem;
}

/** Cached responses of this visit: going back shows a page at once, and a fresh response then replaces it. */
const kept = new Map<string, unknown>();

interface Options {
  /** an answer that is held is not asked for again during this visit */
  hold?: boolean;
  /** asks nothing yet */
  skip?: boolean;
}

/** Reads from the API for a public page. While a new request runs, the last response stays. */
export const useCall = <E extends Endpoint>(
  endpoint: E,
  request: Call<E>,
  { hold = false, skip = false }: Options = {},
) => {
  const { http, report } = useShell();
  const key = `${endpoint.id} ${JSON.stringify(request)}`;
  const asked = useRef({ endpoint, request });
  asked.current = { endpoint, request };
  const [answer, setAnswer] = useState<Answer<Response<E>>>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const held = hold ? (kept.get(key) as Response<E> | undefined) : undefined;
    if (held !== undefined) setAnswer({ key, data: held });
    if (held !== undefined || skip) return undefined;
    const aborter = new AbortController();
    const { endpoint: value, request: given } = asked.current;
    http.call(value, { ...given, signal: aborter.signal } as never).then(
      (data) => {
        kept.set(key, data);
        // drawn in slices: on a phone a tap comes between
        startTransition(() => setAnswer({ key, data }));
      },
      (error: unknown) => {
        if (aborter.signal.aborted) return;
        if (error instanceof ApiError) setAnswer({ key, error: error.problem });
        else report(error);
      },
    );
    return () => aborter.abort();
  }, [key, attempt, http, report, hold, skip]);

  const retry = useCallback(() => setAttempt((value) => value + 1), []);
  const current = answer?.key === key;
  // what failed for want of a network is asked again when it comes back
  useBackOnline(useCallback(() => void (answer?.error && retry()), [answer, retry]));
  const before = (kept.get(key) as Response<E> | undefined) ?? answer?.data;
  return { data: current ? answer.data : before, error: current ? answer.error : undefined, fresh: current, retry };
};
