import { lazy, Suspense, useMemo, useState, type ComponentType } from 'react';
import { ErrorBoundary } from './error-boundary.js';
import { useReport } from './report-context.js';
import { reloadOnce } from './reload-once.js';
import { ErrorScreen } from './screens/error-screen.js';
import { LoadFailed } from './screens/load-failed.js';
import { LoadingPage } from './screens/loading-page.js';

/** Carries the cause of a load that failed, so that the boundary can tell it from a page that crashed. */
export class LoadError extends Error {
  constructor(cause: unknown) {
    super('A part of the page did not load', { cause });
    this.name = 'LoadError';
  }
}

export type Load = () => Promise<ComponentType>;

const loaded = async (load: Load) => {
  try {
    return { default: await load() };
  } catch (cause) {
    // A new version replaced the files this page knows: the reloaded page knows the new ones.
    if (reloadOnce()) return await new Promise<never>(() => {});
    throw new LoadError(cause);
  }
};

/** A page in its own chunk. A retry needs a new `lazy`: the old one remembers its failure for good. */
export const LazyPage = ({ load }: { load: Load }) => {
  const report = useReport();
  const [attempt, setAttempt] = useState(0);
  const Page = useMemo(() => lazy(() => loaded(load)), [load, attempt]);
  return (
    <ErrorBoundary
      key={attempt}
      report={report}
      screen={(error, retry) =>
        error instanceof LoadError ? <LoadFailed onRetry={() => setAttempt(attempt + 1)} /> : <ErrorScreen onRetry={retry} />
      }
    >
      <Suspense fallback={<LoadingPage />}>
        <Page />
      </Suspense>
    </ErrorBoundary>
  );
};

/** A route's page: `{ path: 'redemptions', element: page(() => import('./features/…').then((it) => it.RedemptionsPage)) }`. */
export const page = (load: Load) => <LazyPage load={load} />;
