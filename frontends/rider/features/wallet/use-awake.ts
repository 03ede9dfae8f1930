import { useEffect } from 'react';

/**
 * Keeps the screen on while `on`. The browser ends it whenever the page is hidden, so it is asked for again then; where
 * there is no such thing, the screen dims as ever.
 */
export const useAwake = (on: boolean): void => {
  useEffect(() => {
    if (!on || !('wakeLock' in navigator)) return undefined;
    const locks = new Set<WakeLockSentinel>();
    let over = false;
    const ask = (): void => {
      if (document.visibilityState !== 'visible') return;
      navigator.wakeLock.request('screen').then(
        (lock) => (over ? void lock.release() : void locks.add(lock)),
        () => undefined,
      );
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', ask);
      for (const lock of locks) lock.release().catch(() => undefined);
    };
  }, [on]);
};
