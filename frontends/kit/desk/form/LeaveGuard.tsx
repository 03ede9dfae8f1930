import { useEffect } from 'react';
import { Button, Modal } from 'antd';
import { useBlocker } from 'react-router-dom';
import { useWords } from '../words/use-words.js';

/** Asks before unsaved changes are left: in the portal with a dialog, at its edge with the browser's own. */
export const LeaveGuard = ({ dirty }: { dirty: boolean }) => {
  const words = useWords();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [dirty]);
  return (
    <Modal
      open={blocker.state === 'blocked'}
      title={words('form.leaveTitle')}
      onCancel={() => blocker.reset?.()}
      footer={
        <>
          <Button onClick={() => blocker.proceed?.()}>{words('form.leave')}</Button>
          <Button type="primary" autoFocus onClick={() => blocker.reset?.()}>
            {words('form.stay')}
          </Button>
        </>
      }
    >
      {words('form.leaveLead')}
    </Modal>
  );
};
