import { Link } from 'react-router-dom';
import { usePromise } from '../app/use-promise.js';
import { useShell } from '../app/shell-context.js';
import { useWords } from '../words/use-words.js';

/** Log In for a visitor; the own area and Log Out for who is signed in. Until it is known, the visitor's. */
export const AccountLinks = ({ onGo }: { onGo?: () => void }) => {
  const [t, { to, session }] = [useWords(), useShell()];
  const signedIn = usePromise(session);
  if (!signedIn)
    return (
      <Link className="button" to={to('/login')} onClick={onGo}>
        {t('nav.login')}
      </Link>
    );
  return (
    <>
      <a className="button" href={to(`/auth/${signedIn.account.type}`)}>
        {t('nav.account')}
      </a>
      <a className="button quiet" href="/api/logout">
        {t('nav.logout')}
      </a>
    </>
  );
};
