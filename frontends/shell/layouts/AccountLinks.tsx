import { Link } from 'react-router-dom';
import { useSessionState } from '../app/session-source.js';
import { useShell } from '../app/shell-context.js';
import { useWords } from '../words/use-words.js';

/** Log In for visitors; the user's area and Log Out for signed-in users; a notice when the session is unknown. */
export const AccountLinks = ({ onGo }: { onGo?: () => void }) => {
  const [t, { to, session }] = [useWords(), useShell()];
  const state = useSessionState(session);
  if (state.status === 'unknown')
    return (
      <span className="session-unknown" role="status">
        <span>{t('session.short')}</span>
        <button type="button" className="button" onClick={session.retry}>
          {t('session.retry')}
        </button>
      </span>
    );
  if (state.status === 'known' && state.session)
    return (
      <>
        <a className="button" href={to(`/auth/${state.session.account.type}`)}>
          {t('nav.account')}
        </a>
        <a className="button quiet" href="/api/logout">
          {t('nav.logout')}
        </a>
      </>
    );
  return (
    // keeps the buttons' space while the session loads
    <span className={state.status === 'asking' ? 'account-links session-asked' : 'account-links'}>
      <Link className="button quiet" to={to('/login')} onClick={onGo}>
        {t('nav.login')}
      </Link>
      <Link className="button" to={to('/register')} onClick={onGo}>
        {t('nav.enroll')}
      </Link>
    </span>
  );
};
