import { useCallback, useEffect, useState } from 'react';
import { problemOf, type ApiProblem } from '@rrr/kit/base';
import { useShell, type Config } from '../../app/shell-context.js';

/** Loads the program's settings for these texts. */
export const useConfig = (): { config?: Config; problem?: ApiProblem; retry: () => void } => {
  const { config, report } = useShell();
  const [state, setState] = useState<{ config?: Config; problem?: ApiProblem }>({});
  const load = useCallback(() => {
    setState({});
    config().then(
      (it) => setState({ config: it }),
      (error: unknown) => {
        const problem = problemOf(error);
        if (problem) setState({ problem });
        else report(error);
      },
    );
  }, [config, report]);
  useEffect(load, [load]);
  return { ...state, retry: load };
};
