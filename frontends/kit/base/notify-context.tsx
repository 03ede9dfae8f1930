import { createContext, useContext } from 'react';
import type { Notice } from './host.js';

export type Notify = (notice: Notice) => void;

const Context = createContext<Notify>(() => {});
export const NotifyProvider = Context.Provider;

/** Says something once, in passing: the shell shows it, whichever app speaks. */
export const useNotify = (): Notify => useContext(Context);
