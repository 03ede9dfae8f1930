import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary.js';
import { useReport } from './report-context.js';
import { reloadOnce } from './reload.js';
import { ErrorScreen } from './screens/ErrorScreen.js';
import { LoadFailed } from './screens/LoadFailed.js';
import { LoadingPage } from './screens/LoadingPage.js';

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
    if (await reloadOnce()) return await new Promise<never>(() => {});
    throw new LoadError(cause);
  }
};

const attempt = (load: Load, number: number) => ({ load, number, Page: lazy(() => loaded(load)) });

interface Props {
  load: Load;
  /** what the page is given */
  given?: object;
  /** stands there until it is loaded */
  waiting?: ReactNode;
}

/** A page in its own chunk. A retry needs a new `lazy`: the old one remembers its failure for good. */
export const LazyPage = ({ load, given, waiting = <LoadingPage /> }: Props) => {
  const report = useReport();
  const [current, setCurrent] = useState(() => attempt(load, 0));
  const again = () => setCurrent(({ number }) => attempt(load, number + 1));
  // The router keeps this component when it moves from one page to the next.
  if (current.load !== load) again();
  const { Page, number } = current;
  return (
    <ErrorBoundary
      key={number}
      report={report}
      screen={(error, retry) =>
        error instanceof LoadError ? <LoadFailed onRetry={again} /> : <ErrorScreen onRetry={retry} />
      }
    >
      <Suspense fallback={waiting}>
        <Page {...given} />
      </Suspense>
    </ErrorBoundary>
  );
};

/**
 * A route's page: `{ path: 'redemptions', element: page(() => import('./features/…').then((it) => it.RedemptionsPage))
 * }`.
 */
export const page = (load: Load) => <LazyPage load={load} />;
