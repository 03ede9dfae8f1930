import type { ReactNode } from 'react';
import { Page, ProblemNote, Skeleton } from '@rrr/kit/desk';
import { useProgramQuery } from '../program.api.js';

/** A page whose filters depend on settings of the program: it is drawn once they are known, so that nothing moves. */
export const WithProgram = ({ title, children }: { title: string; children: ReactNode }) => {
  const { data, error, isFetching, refetch } = useProgramQuery();
  if (data) return children;
  const failed = error !== undefined && !isFetching;
  return (
    <Page title={title}>
      {failed ? <ProblemNote error={error} onRetry={() => void refetch()} /> : <Skeleton lines={5} height={64} />}
    </Page>
  );
};
