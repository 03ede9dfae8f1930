import type { ComponentType } from 'react';
import { LazyPage, type Load } from '@rrr/kit/base';

/** A dialog in its own chunk: it brings antd's form, so it is loaded when it is asked for. Made once for a module. */
export const lazyDialog = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> => {
  const Dialog = (given: P) => (
    <LazyPage load={load as unknown as Load} given={given} waiting={<span aria-busy="true" />} />
  );
  return Dialog;
};
