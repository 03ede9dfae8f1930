import { useEffect } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { LoadingPage, Message } from '@rrr/kit/base';
import { AreaFrame } from '../layouts/AreaFrame.js';
import { useWords } from '../words/use-words.js';
import { RouteFailed } from './RouteFailed.js';
import { SessionUnknown, useSessionState } from './session-source.js';
import { useShell } from './shell-context.js';

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

/** The error screen of personal pages. */
export const GuardFailed = () => (useRouteError() instanceof SessionUnknown ? <WaitForSession /> : <RouteFailed />);
