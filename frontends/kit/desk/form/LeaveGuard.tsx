import { useEffect, useState, type ComponentType } from 'react';
import { useBlocker } from 'react-router-dom';
import { useWords } from '../words/use-words.js';
import type { LeaveDialogProps } from './LeaveDialog.js';

/** The dialog brings antd, so it is loaded with the first change. */
const useLeaveDialog = (dirty: boolean) => {
  const [Dialog, setDialog] = useState<ComponentType<LeaveDialogProps>>();
  useEffect(() => {
    if (!dirty || Dialog) return undefined;
    let here = true;
    // without it the browser's own question is asked
    void import('./LeaveDialog.js').then(
      (loaded) => here && setDialog(() => loaded.LeaveDialog),
      () => {},
    );
    return () => void (here = false);
  }, [dirty, Dialog]);
  return Dialog;
};

/** Asks before unsaved changes are left: in the portal with a dialog, at its edge with the browser's own. */
export const LeaveGuard = ({ dirty }: { dirty: boolean }) => {
  const words = useWords();
  const Dialog = useLeaveDialog(dirty);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  const blocked = blocker.state === 'blocked';
  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [dirty]);
  useEffect(() => {
    if (!blocked || Dialog) return;
    if (confirm(words('form.leaveLead'))) blocker.proceed();
    else blocker.reset();
    // asked once for each try to leave
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [blocked]);
  return Dialog ? <Dialog open={blocked} onLeave={() => blocker.proceed?.()} onStay={() => blocker.reset?.()} /> : null;
};
