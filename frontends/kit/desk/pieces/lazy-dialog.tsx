import type { ComponentType } from 'react';
import { LazyPage, type Load } from '@rrr/kit/base';

/** A dialog in its own chunk, loaded when it is asked for. Made once for a module. */
export const lazyDialog = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> => {
  // What it is given is checked where it is drawn.
  const Dialog = (given: P) => <LazyPage load={load as Load} given={given} waiting={<span aria-busy="true" />} />;
  return Dialog;
};
