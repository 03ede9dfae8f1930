import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { NotifyProvider, type Notice } from '@rrr/kit/base';
import { Status } from '@rrr/kit/desk';

/** As long as its e-mail waits, an act is taken back with one key. */
const WITH_UNDO = 10_000;
const WITHOUT = 6_000;

interface Told {
  notice: Notice | undefined;
  end: () => void;
}
const Context = createContext<Told>({ notice: undefined, end: () => {} });

/** What the inbox says of the last act: one message at a time, beside the acts, with its undo for ten seconds. */
export const ToldProvider = ({ children }: { children: ReactNode }) => {
  const [notice, setNotice] = useState<Notice>();
  const end = useCallback(() => setNotice(undefined), []);
  useEffect(() => {
    if (!notice) return undefined;
    const timer = setTimeout(end, notice.action ? WITH_UNDO : WITHOUT);
    return () => clearTimeout(timer);
  }, [notice, end]);
  const told = useMemo(() => ({ notice, end }), [notice, end]);
  return (
    <NotifyProvider value={setNotice}>
      <Context.Provider value={told}>{children}</Context.Provider>
    </NotifyProvider>
  );
};

export const ToldBar = () => {
  const { notice, end } = useContext(Context);
  return (
    <div className="admin-inbox-told" role="status" aria-live="polite">
      {notice && (
        <>
          <Status tone={notice.tone}>{notice.text}</Status>
          {notice.action && (
            <button
              type="button"
              className="button"
              data-key="z"
              aria-keyshortcuts="z"
              onClick={() => {
                end();
                notice.action?.run();
              }}
            >
              {notice.action.label} <kbd aria-hidden>Z</kbd>
            </button>
          )}
        </>
      )}
    </div>
  );
};
