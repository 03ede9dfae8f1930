import { useDeferredValue, type ReactNode } from 'react';

/**
 * Draws its children in slices of their own, once what stands above is on the screen. For what lies below the first
 * screen of a heavy page: on a slow phone the first screen comes sooner, and a tap comes between.
 */
export const Later = ({ children }: { children: ReactNode }) => (useDeferredValue(true, false) ? children : null);
