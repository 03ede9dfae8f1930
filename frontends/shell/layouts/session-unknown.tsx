import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ErrorScreen, LoadingPage, Message } from '@rrr/kit/base';
import { AreaFrame } from './AreaFrame.js';
import { useWords } from '../words/use-words.js';
import { useFailure } from '../app/route-error.js';
import { SessionUnknown, useSessionState } from '../app/session-source.js';
import { useShell } from '../app/shell-context.js';

/** Shown at a personal page while the API cannot be reached; opens the page once it can. */
const WaitForSession = () => {
  const [t, { session }] = [useWords(), useShell()];
  const { status } = useSessionState(session);
  const [navigate, { pathname, search, hash }] = [useNavigate(), useLocation()];
  useEffect(() => {
    if (status === 'known') void navigate(pathname + search + hash, { replace: true });
  }, [status, navigate, pathname, search, hash]);
  return (
    <AreaFrame>
      {status === 'known' ? (
        <LoadingPage />
      ) : (
        <Message title={t('session.title')} lead={t('session.lead')}>
          <button type="button" className="button primary" aria-busy={status === 'asking'} onClick={session.retry}>
            {t('session.retry')}
          </button>
        </Message>
      )}
    </AreaFrame>
  );
};

/** Tells of an error that is not about the session. */
const Failed = ({ error }: { error: unknown }) => {
  const { report } = useShell();
  useEffect(() => report(error), [error, report]);
  return <ErrorScreen />;
};

/** The error screen of personal pages. */
export const GuardFailed = () => {
  const error = useFailure();
  return error instanceof SessionUnknown ? <WaitForSession /> : <Failed error={error} />;
};
