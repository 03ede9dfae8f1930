import { useCallback, useEffect, useState } from 'react';
import { getConfig } from '@rrr/contract';
import { problemOf, type ApiProblem } from '@rrr/kit/base';
import { useShell, type Config } from '../../app/shell-context.js';

interface State {
  config?: Config;
  problem?: ApiProblem;
}

/**
 * Loads the program's settings for these texts, with the rules of a day or, without one, of today. While another day is
 * read, what was shown stays.
 */
export const useConfig = (on?: string): State & { retry: () => void } => {
  const { config, http, report } = useShell();
  const [state, setState] = useState<State>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const take = (next: (before: State) => State) => isWanted && setState(next);
    setState(({ config: before }) => (before ? { config: before } : {}));
    (on === undefined ? config() : http.call(getConfig, { query: { on } })).then(
      (item) => take(() => ({ config: item })),
      (error: unknown) => {
        const problem = problemOf(error);
        if (problem) take(() => ({ problem }));
        else report(error);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [config, http, report, on, attempt]);
  return { ...state, retry: useCallback(() => setAttempt((value) => value + 1), []) };
};
