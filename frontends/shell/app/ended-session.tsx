import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useWords } from '../words/use-words.js';
import { useShell } from './shell-context.js';

/** Whether the API refused this page's session after it had answered with it. */
export interface EndedSession {
  ended(): boolean;
  mark(): void;
  subscribe(listener: () => void): () => void;
}

export const endedSession = (): EndedSession => {
  let count = 0;
  const listeners = new Set<() => void>();
  return {
    ended: () => count > 0,
    mark: () => {
      count += 1;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/**
 * The alert of a broken session (requirements §8), then logout. It can be closed, so that what was typed on the page can
 * still be copied.
 */
export const EndedSessionAlert = () => {
  const [t, { ended, to }] = [useWords(), useShell()];
  const isEnded = useSyncExternalStore(ended.subscribe, ended.ended);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const open = () => ended.ended() && !dialog.current?.open && dialog.current?.showModal();
    open();
    return ended.subscribe(open);
  }, [ended]);
  const logOut = () =>
    location.assign(`${to('/logout')}?next=${encodeURIComponent(location.pathname + location.search)}`);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className="dialog"
      aria-labelledby="ended-title"
      aria-describedby="ended-text"
    >
      {isEnded && (
        <div className="dialog-body">
          <h2 id="ended-title">{t('session.endedTitle')}</h2>
          <p id="ended-text">{t('session.ended')}</p>
          <p className="actions">
            <button type="button" className="button primary" onClick={logOut}>
              {t('session.again')}
            </button>
            <a className="button" href={to('/about/contact')}>
              {t('session.support')}
            </a>
          </p>
        </div>
      )}
    </dialog>
  );
};
