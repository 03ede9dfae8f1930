import { useEffect, useRef, useSyncExternalStore } from 'react';

const subscribe = (changed: () => void) => {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
};

/** Whether the browser has a network at all. True says nothing about the server. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

/** Runs the act each time the network comes back. */
export const useBackOnline = (act: () => void): void => {
  const online = useOnline();
  const before = useRef(online);
  useEffect(() => {
    const cameBack = online && !before.current;
    before.current = online;
    if (cameBack) act();
  }, [online, act]);
};
