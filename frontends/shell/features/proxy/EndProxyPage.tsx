import { useCallback, useEffect, useState } from 'react';
import { endProxy } from '@rrr/contract';
import { problemOf, type ApiProblem, innerPath } from '@rrr/kit/base';
import { LoadFailed } from '../../app/LoadFailed.js';
import { useShell } from '../../app/shell-context.js';
import { useWords } from '../../words/use-words.js';

/** Ends proxy mode and returns to the admin's page with a full page load. */
export const EndProxyPage = () => {
  const [t, { http, to, report }] = [useWords(), useShell()];
  const [problem, setProblem] = useState<ApiProblem>();
  const end = useCallback(() => {
    setProblem(undefined);
    http.call(endProxy).then(
      ({ returnTo }) => location.assign(innerPath(returnTo) ?? to('/auth/admin')),
      (error: unknown) => {
        const refused = problemOf(error);
        if (refused) setProblem(refused);
        else report(error);
      },
    );
  }, [http, to, report]);
  useEffect(end, [end]);
  return problem ? (
    <LoadFailed title={t('proxy.endFailed')} detail={problem.detail} retryLabel={t('proxy.retry')} onRetry={end} />
  ) : (
    <p role="status">{t('proxy.ending')}</p>
  );
};
