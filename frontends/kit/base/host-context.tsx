import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { Host, Session, ThemeName } from './host.js';

const Context = createContext<Host | null>(null);
export const HostProvider = Context.Provider;

/** The host of the remote this component belongs to. */
export const useHost = (): Host => {
  const host = useContext(Context);
  if (!host) throw new Error('useHost was called outside a remote');
  return host;
};

export const useThemeName = (): ThemeName => {
  const { theme } = useHost();
  return useSyncExternalStore(theme.subscribe, theme.current);
};

const never = () => () => {};

/** The session as it is now: name, e-mail and picture follow `useRefreshSession`. */
export const useSession = (): Session => {
  const { session, live } = useHost();
  return useSyncExternalStore(live?.subscribe ?? never, () => live?.current() ?? session);
};

/** Asks for the session again, after an act that changed what it says of the person. */
export const useRefreshSession = (): (() => void) => {
  const { live } = useHost();
  return useCallback(() => void live?.refresh(), [live]);
};

/**
 * Makes addresses inside this remote: `usePath()('/redemptions')` is `/fr/auth/rider/redemptions` for a French rider.
 */
export const usePath = (): ((to?: string) => string) => {
  const { basePath } = useHost();
  return (to = '') => basePath + (to === '/' ? '' : to);
};
