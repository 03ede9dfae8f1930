import { createContext, useContext, useEffect, useRef } from 'react';

/** Told the name of each record whose page was opened and loaded; without a provider nobody listens. */
const Opened = createContext<((name: string) => void) | undefined>(undefined);
export const OpenedProvider = Opened.Provider;

/** Tells that a record's page is open, once it is loaded. */
export const useOpened = (name: string, loaded: boolean): void => {
  const tell = useContext(Opened);
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  }, [tell]);
  // once for each record: the listener changes with the address, before the page of another record is there
  useEffect(() => {
    if (loaded) latest.current?.(name);
  }, [name, loaded]);
};
