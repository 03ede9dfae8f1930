import type { ComponentType } from 'react';
import { LazyPage, type Load } from '@rrr/kit/base';
import { Skeleton } from '../list/Skeleton.js';

/**
 * A part of a page in its own chunk, such as a tab: `const LedgerTab = lazyPart(() => import('./LedgerTab.js').then((it)
 * => it.LedgerTab))`. Made once for a module, never inside a component.
 */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> => {
  // What it is given is checked where it is drawn.
  const Part = (given: P) => <LazyPage load={load as Load} given={given} waiting={<Skeleton lines={5} />} />;
  return Part;
};
