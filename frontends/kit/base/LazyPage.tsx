import { startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from './screens/ErrorBoundary.js';
import { useReport } from './report-context.js';
import { reloadOnce } from './connection/reload.js';
import { LoadFailed } from './screens/LoadFailed.js';
import { LoadingPage } from './screens/LoadingPage.js';

/** A first page that takes longer is drawn when it comes. */
const AHEAD_MS = 2_000;

export type Load = () => Promise<ComponentType>;

/** What was loaded once stands there at once the next time. */
const known = new WeakMap<Load, ComponentType>();

const loaded = async (load: Load): Promise<void> => {
  try {
    known.set(load, await load());
  } catch (cause) {
    // A new version replaced the files this page knows: the reloaded page knows the new ones.
    if (await reloadOnce()) return await new Promise<never>(() => {});
    throw new Error('A part of the page did not load', { cause });
  }
};

/** Matched routes, as the router gives them. */
export type Matches = readonly { route: { element?: ReactNode } }[];

/**
 * Loads the pages of these routes, so that they are there with the first drawing: for a while at most, and what does not
 * load says so in its own place.
 */
export const loadAhead = async (matches: Matches | null): Promise<void> => {
  const pages = (matches ?? []).map(({ route }) => route.element as { props?: Partial<Props> } | undefined);
  const loads = pages.flatMap((item) => item?.props?.load ?? []);
  await Promise.race([Promise.allSettled(loads.map(loaded)), new Promise((end) => setTimeout(end, AHEAD_MS))]);
};

interface Props {
  load: Load;
  /** what the page is given */
  given?: object;
  /** stands there until it is loaded */
  waiting?: ReactNode;
}

/**
 * A page in its own chunk. Not with React's `lazy`: what waited under a `Suspense` is drawn 300 ms after its
 * placeholder, however early it came.
 */
export const LazyPage = ({ load, given, waiting = <LoadingPage /> }: Props) => {
  const report = useReport();
  // `ended`: the load of this attempt came or failed; to set it draws the page
  const [current, setCurrent] = useState({ load, number: 0, ended: false });
  const again = () => setCurrent(({ number }) => ({ load, number: number + 1, ended: false }));
  // The router keeps this component when it moves from one page to the next.
  if (current.load !== load) again();
  const { number, ended } = current;
  const Page = known.get(load);
  useEffect(() => {
    // not `known`: what came after this was drawn must draw it again
    if (Page) return undefined;
    let here = true;
    const end = () => here && startTransition(() => setCurrent({ load, number, ended: true }));
    loaded(load).catch(report).then(end).catch(report);
    return () => void (here = false);
  }, [load, number, Page, report]);
  return (
    <ErrorBoundary key={number} report={report}>
      {Page ? <Page {...given} /> : ended ? <LoadFailed onRetry={again} /> : waiting}
    </ErrorBoundary>
  );
};

/** What a route shows: `page(() => import('./features/…').then((it) => it.RedemptionsPage))`. */
export const page = (load: Load) => <LazyPage load={load} />;

/** A route: `pageAt('redemptions', () => import('./features/…').then((it) => it.RedemptionsPage))`. */
export const pageAt = (path: string, load: Load) => ({ path, element: page(load) });
